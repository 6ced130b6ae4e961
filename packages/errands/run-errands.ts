import type { Pool } from '@wura/database';
import type { Log } from '@wura/platform/log';
import { Overtaken, postpone, take, type Errand } from './errands.ts';

/** Does one errand: finishes it or postpones it in the transaction that writes what came of it. */
export type DoErrand = (errand: Errand) => Promise<void>;

export interface ErrandRunner {
  /** Takes and does everything that is due now, and answers how much that was. */
  runDue(): Promise<number>;
  /** Looks for due work from now on. */
  start(): void;
  /** Takes nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  pool: Pool;
  log: Log;
  /** Who does which kind. A kind that nobody does is left alone, for a process that knows it. */
  kinds: ReadonlyMap<string, DoErrand>;
  /** At once and of each kind, so that a provider who comes back after an hour is not flooded. */
  parallelMax?: number;
  lookEveryMs?: number;
}

/** What failed for a reason nobody foresaw is tried again, less and less often. */
const retryMs = (taken: number) => Math.min(5_000 * 3 ** (taken - 1), 3_600_000);

/** The worker's loop. Many processes may run one each: an errand has one taker at a time. */
export function createErrandRunner(options: RunnerOptions): ErrandRunner {
  const { pool, log, kinds, parallelMax = 8, lookEveryMs = 500 } = options;
  const underWay = new Set<Promise<void>>();
  const busy = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function takeDue(): Promise<number> {
    let found = 0;
    for (const [kind, doErrand] of kinds) {
      const free = parallelMax - (busy.get(kind) ?? 0);
      if (free <= 0 || isStopped) continue;
      const errands = await take(pool, { kind, max: free });
      for (const errand of errands) begin(errand, doErrand);
      found += errands.length;
    }
    return found;
  }

  function begin(errand: Errand, doErrand: DoErrand): void {
    busy.set(errand.kind, (busy.get(errand.kind) ?? 0) + 1);
    const doing = attempt(errand, doErrand).finally(() => {
      busy.set(errand.kind, busy.get(errand.kind)! - 1);
      underWay.delete(doing);
    });
    underWay.add(doing);
  }

  async function attempt(errand: Errand, doErrand: DoErrand): Promise<void> {
    try {
      await doErrand(errand);
    } catch (error) {
      if (error instanceof Overtaken) return;
      const { message } = error as Error;
      log.warn('errand failed', {
        errand: errand.kind,
        reference: errand.subject,
        attempts: errand.taken,
        error: message,
      });
      // If not even this can be written, the lease ends by itself.
      await postpone(pool, errand, retryMs(errand.taken)).catch(() => {});
    }
  }

  function look(): void {
    timer = setTimeout(() => void lookOnce(), lookEveryMs);
  }

  async function lookOnce(): Promise<void> {
    try {
      // Until nothing is left: a full hand means that more may be waiting.
      while (!isStopped && (await takeDue()) > 0) {
        // What was taken first may be done before the last kind was looked for, and a race of nobody has no end.
        if (underWay.size > 0) await Promise.race(underWay);
      }
    } catch (error) {
      log.warn('no errands could be taken', { error: (error as Error).message });
    }
    if (!isStopped) look();
  }

  return {
    async runDue() {
      let done = 0;
      for (let found = await takeDue(); found > 0; found = await takeDue()) {
        done += found;
        await Promise.all(underWay);
      }
      return done;
    },
    start: look,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
