import type { OwnProcess } from './own-process.ts';
import type { Supervisor } from './supervise.ts';

/**
 * Starts a part of the product and puts a fresh one in its place when it no longer answers. One that ends by itself ends
 * the whole start: what made it end would make the next one end.
 */
export async function keepRunning(
  { part, start }: { part: string; start: () => Promise<OwnProcess> },
  supervisor: Supervisor,
): Promise<OwnProcess> {
  let running = await start();
  supervisor.defer(() => running.stop());
  const replace = async (): Promise<void> => {
    while ((await running.exited) === 'silent' && !supervisor.signal.aborted) {
      running = await start();
      // Asked to stop meanwhile, when there was nothing yet that could be stopped.
      if (supervisor.signal.aborted) await running.stop();
    }
  };
  supervisor.watch(part, replace());
  return running;
}
