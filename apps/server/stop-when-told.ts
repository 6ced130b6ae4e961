import type { Log } from '@wura/platform/log';

/** How long what was already begun may take to finish once we are told to stop. */
const drainMsMax = 10_000;

/**
 * Ends this process in order: by a signal, or because the process that started it is gone and could not stop it later.
 */
export function stopWhenTold(log: Log, close: () => Promise<void>): void {
  let isStopping = false;
  async function stop(reason: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { reason });
    setTimeout(() => process.exit(1), drainMsMax).unref();
    // What cannot be closed, such as a database that is gone, is not open either.
    await close().catch((error: unknown) => log.error('stopping', { error: String(error) }));
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('disconnect', () => void stop('the parent process ended'));
  // Whether we still answer is asked by the process that would put another in our place.
  process.on('message', message => {
    if ((message as { isAlive?: boolean }).isAlive) process.send?.({ alive: true }, () => {});
  });
}

/** A start that has ended meanwhile has said why itself, and no other process waits for us. */
export function tellReady(facts: object = {}): void {
  process.send?.({ ready: true, ...facts }, (error: Error | null) => error && process.exit(1));
}
