import type { Pool } from './database.ts';
import { isDiskFull } from './errors.ts';

/** `read_only` is a database that answers and takes no commit: a standby, one whose disk is full, one that waits for its standby. */
export type DatabaseState = 'up' | 'read_only' | 'down';

export interface WriteWatch {
  /** Callers of one second share one question, so that however many probe, the database is asked no more often. */
  look(): Promise<DatabaseState>;
  /** Told of each error that ended a call, because only a statement that writes finds a full disk. */
  met(error: Error): void;
}

/** A pool that is full or a server that is gone both mean: send no customer here now. */
const answerMsMax = 1_000;
const freshMs = 1_000;
/** For so long a full disk is believed after a statement found it: nothing but another statement would find it again. */
const believedMs = 30_000;

/**
 * A commit that waits for its standby is cut off with its call, and another takes its place: between the two there is a moment
 * without any, so this is believed for a while, too.
 */
const asksWhetherItWrites = `
  select current_setting('transaction_read_only')::boolean as "onlyReads",
         exists (select from pg_stat_activity
                  where datname = current_database() and wait_event = 'SyncRep'
                    and clock_timestamp() - query_start > interval '2 seconds') as "commitsWait"`;

/** How the database stands for this process. Time is counted by a clock that is never set back. */
export function watchWrites(pool: Pool, elapsedMs: () => number = () => performance.now()): WriteWatch {
  let last: { askedAt: number; state: Promise<DatabaseState> } | undefined;
  let believedUntil = -Infinity;

  async function ask(): Promise<DatabaseState> {
    const { rows } = await pool.query<{ onlyReads: boolean; commitsWait: boolean }>(asksWhetherItWrites);
    const [{ onlyReads, commitsWait }] = rows as [(typeof rows)[number]];
    if (commitsWait) believe();
    return onlyReads || elapsedMs() < believedUntil ? 'read_only' : 'up';
  }

  function believe(): void {
    believedUntil = elapsedMs() + believedMs;
  }

  return {
    look() {
      if (!last || elapsedMs() - last.askedAt >= freshMs) {
        last = { askedAt: elapsedMs(), state: within(answerMsMax, ask()) };
      }
      return last.state;
    },
    met(error) {
      if (isDiskFull(error)) believe();
    },
  };
}

async function within(ms: number, asked: Promise<DatabaseState>): Promise<DatabaseState> {
  const { promise, resolve } = Promise.withResolvers<DatabaseState>();
  const timer = setTimeout(resolve, ms, 'down');
  asked.then(resolve, () => resolve('down'));
  return promise.finally(() => clearTimeout(timer));
}
