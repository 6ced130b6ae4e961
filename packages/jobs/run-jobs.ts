import type { Pool } from '@wura/database';
import type { Log } from '@wura/platform/log';
import { LeaseLost, reschedule, claim, type Job } from './jobs.ts';

/** Does one job: finishes it or postpones it in the transaction that writes what came of it. */
export type JobHandler = (job: Job) => Promise<void>;

export interface JobRunner {
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
  kinds: ReadonlyMap<string, JobHandler>;
  /** At once and of each kind, so that a provider who comes back after an hour is not flooded. */
  parallelMax?: number;
  lookEveryMs?: number;
}

/** What failed for a reason nobody foresaw is tried again, less and less often. */
const retryMs = (claims: number) => Math.min(5_000 * 3 ** (claims - 1), 3_600_000);

/** The worker's loop. Many processes may run one each: a job has one taker at a time. */
export function createJobRunner(options: RunnerOptions): JobRunner {
  const { pool, log, kinds, parallelMax = 8, lookEveryMs = 500 } = options;
  const underWay = new Set<Promise<void>>();
  const busy = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function takeDue(): Promise<number> {
    let found = 0;
    for (const [kind, handle] of kinds) {
      const free = parallelMax - (busy.get(kind) ?? 0);
      if (free <= 0 || isStopped) continue;
      const jobs = await claim(pool, { kind, max: free });
      for (const job of jobs) begin(job, handle);
      found += jobs.length;
    }
    return found;
  }

  function begin(job: Job, handle: JobHandler): void {
    busy.set(job.kind, (busy.get(job.kind) ?? 0) + 1);
    const doing = attempt(job, handle).finally(() => {
      busy.set(job.kind, busy.get(job.kind)! - 1);
      underWay.delete(doing);
    });
    underWay.add(doing);
  }

  async function attempt(job: Job, handle: JobHandler): Promise<void> {
    try {
      await handle(job);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      const { message } = error as Error;
      log.warn('job failed', {
        job: job.kind,
        reference: job.subject,
        attempts: job.claims,
        error: message,
      });
      // If not even this can be written, the lease ends by itself.
      await reschedule(pool, job, retryMs(job.claims)).catch(() => {});
    }
  }

  function look(): void {
    timer = setTimeout(() => void lookOnce(), lookEveryMs);
  }

  async function lookOnce(): Promise<void> {
    try {
      // Until nothing is left: a full hand means that more may be waiting.
      while (!isStopped && (await takeDue()) > 0) {
        // What was claims first may be done before the last kind was looked for, and a race of nobody has no end.
        if (underWay.size > 0) await Promise.race(underWay);
      }
    } catch (error) {
      log.warn('no jobs could be claims', { error: (error as Error).message });
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
