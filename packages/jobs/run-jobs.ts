import type { Pool } from '@wura/database';
import { traced } from '@wura/platform/tracing';
import type { Log } from '@wura/platform/log';
import { sayChanges } from '@wura/platform/say-changes';
import { minuteMs } from '@wura/platform/time';
import { claim, fail, LeaseLost, type Job } from './jobs.ts';

/** Does one job: completes or reschedules it in the transaction that writes what came of it. */
export type JobHandler = ((job: Job) => Promise<void>) & {
  /** So many at once, where it mostly waits for others and one that is slow must keep no other waiting. */
  readonly handsMax?: number;
};

export interface JobRunner {
  /** Claims and does everything that is due now, and answers how much that was. */
  runDue(): Promise<number>;
  /** Looks for due work from now on. */
  start(): void;
  /** Claims nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  pool: Pool;
  log: Log;
  /** The handler of each kind. Jobs of other kinds are left alone, for a worker that knows them. */
  kinds: ReadonlyMap<string, JobHandler>;
  /** At once and of each kind, so that a provider who comes back after an hour is not flooded. */
  parallelMax?: number;
  lookEveryMs?: number;
  random?: () => number;
}

const retryMsMin = 5_000;
const retryMsMax = 10 * minuteMs;

/** After so many failures in a row. The jitter keeps jobs that failed together from coming back together. */
export function retryMs(failures: number, random: () => number): number {
  const wait = Math.min(retryMsMin * 2 ** (failures - 1), retryMsMax);
  return wait * (0.8 + 0.2 * random());
}

/** The worker's loop. Many processes may run one each: one worker at a time has a job. */
export function createJobRunner(options: RunnerOptions): JobRunner {
  const { pool, log, kinds, parallelMax = 8, lookEveryMs = 500, random = Math.random } = options;
  const underWay = new Set<Promise<void>>();
  const busy = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isStopped = false;
  const note = sayChanges(error => log.warn('no jobs could be claimed', { error }));

  async function takeDue(): Promise<number> {
    const free = [...kinds].map(
      ([kind, { handsMax = parallelMax }]) => [kind, handsMax - (busy.get(kind) ?? 0)] as const,
    );
    const maxByKind = new Map(free.filter(([, hands]) => hands > 0));
    if (isStopped || maxByKind.size === 0) return 0;
    const jobs = await claim(pool, maxByKind);
    for (const job of jobs) begin(job, kinds.get(job.kind)!);
    return jobs.length;
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
      await traced(`job ${job.kind}`, { parent: undefined, facts: { 'wura.job': job.kind } }, () => handle(job));
    } catch (error) {
      if (error instanceof LeaseLost) return;
      const { message } = error as Error;
      log.warn('job failed', {
        job: job.kind,
        reference: job.subject,
        attempts: job.failures + 1,
        error: message,
      });
      // If not even this can be written, the lease ends by itself.
      await fail(pool, job, retryMs(job.failures + 1, random)).catch(() => {});
    }
  }

  function look(): void {
    timer = setTimeout(() => void (looking = lookOnce()), lookEveryMs);
  }

  async function lookOnce(): Promise<void> {
    try {
      // Until nothing is left: a full hand means that more may be waiting.
      while (!isStopped && (await takeDue()) > 0) {
        // All of it may be done already, and a race of no promises never settles.
        if (underWay.size > 0) await Promise.race(underWay);
      }
      note();
    } catch (error) {
      note(error as Error);
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
      // What is being claimed this moment is ours, too: a process that ended would leave it until its lease has.
      await looking;
      await Promise.all(underWay);
    },
  };
}
