import { setTimeout as after } from 'node:timers/promises';
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
/** So many tries that did not come to stand, one after the other, outlast a database that changes over. */
const failuresMax = 5;
const pauseMsUsual = 12_000;

export interface Part {
  readonly part: string;
  start(): Promise<OwnProcess>;
  now?(): number;
  readonly pauseMs?: number;
}

/**
 * Starts a part of the product and puts a fresh process in its place whenever one ends or no longer answers, so that
 * customers of the other processes notice nothing: also when the first try fails, because the database was away just then.
 * A part that cannot stay ends the whole start, with its own words above.
 */
export async function keepRunning(
  { part, start, now = Date.now, pauseMs = pauseMsUsual }: Part,
  supervisor: Supervisor,
): Promise<Kept> {
  let running = await start();
  let renewing: Promise<void> = Promise.resolve();
  supervisor.defer(async () => {
    await renewing.catch(() => {});
    await running.stop();
  });

  /** Nothing where it is wanted no more by the time that a try comes to stand. */
  const startAgain = async (isWanted: () => boolean): Promise<OwnProcess | undefined> => {
    for (let failures = 1; isWanted(); failures++) {
      try {
        const fresh = await start();
        if (isWanted()) return fresh;
        await fresh.stop();
      } catch (error) {
        if (failures === failuresMax) throw error;
        console.error(`error: ${(error as Error).message}; it is tried again`);
        await after(pauseMs, undefined, { signal: supervisor.signal }).catch(() => {});
      }
    }
    return undefined;
  };

  const replace = async (): Promise<void> => {
    const ends: number[] = [];
    while (!supervisor.signal.aborted) {
      const watched = running;
      const how = await watched.exited;
      // It stands until it is renewed on purpose, or all are asked to stop.
      const isOurs = () => watched === running && !supervisor.signal.aborted;
      if (!isOurs()) continue;
      ends.push(now());
      const isHopeless = ends.length >= endsMax && ends.at(-1)! - ends.at(-endsMax)! < endsWithinMs;
      if (how === 'gone' && isHopeless) return;
      if (how === 'gone') console.error(`error: ${part} ended by itself; another takes its place`);
      running = (await startAgain(isOurs)) ?? running;
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
