import type { OwnProcess } from './own-process.ts';
import type { Supervisor } from './supervise.ts';

export interface Kept {
  /** The process that stands there now. */
  current(): OwnProcess;
  /** A fresh process takes its place: the old one is asked to stop once the fresh one is ready. */
  renew(): Promise<void>;
}

/** A part that ends this often within a minute would end the next time too. */
const endsMax = 5;
const endsWithinMs = 60_000;

/**
 * Starts a part of the product and puts a fresh process in its place whenever one ends or no longer answers, so that
 * customers of the other processes notice nothing. A part that cannot stay ends the whole start, with its own words above.
 */
export async function keepRunning(
  { part, start, now = Date.now }: { part: string; start: () => Promise<OwnProcess>; now?: () => number },
  supervisor: Supervisor,
): Promise<Kept> {
  let running = await start();
  let renewing: Promise<void> = Promise.resolve();
  supervisor.defer(async () => {
    await renewing.catch(() => {});
    await running.stop();
  });

  const replace = async (): Promise<void> => {
    const ends: number[] = [];
    while (!supervisor.signal.aborted) {
      const watched = running;
      const how = await watched.exited;
      // Renewed on purpose.
      if (watched !== running || supervisor.signal.aborted) continue;
      ends.push(now());
      const isHopeless = ends.length >= endsMax && ends.at(-1)! - ends.at(-endsMax)! < endsWithinMs;
      if (how === 'gone' && isHopeless) return;
      if (how === 'gone') console.error(`error: ${part} ended by itself; another takes its place`);
      running = await start();
      // Asked to stop meanwhile, when there was nothing yet that could be stopped.
      if (supervisor.signal.aborted) await running.stop();
    }
  };
  supervisor.watch(part, replace());

  const renew = async () => {
    if (supervisor.signal.aborted) return;
    const fresh = await start();
    const old = running;
    running = fresh;
    await old.stop();
  };
  return {
    current: () => running,
    renew: () => (renewing = renewing.catch(() => {}).then(renew)),
  };
}
