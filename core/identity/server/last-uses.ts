import type { Pool } from '@wura/database';
import { updateLastUses } from './session-queries.ts';

interface Use {
  /** Set to the moment of each further use. */
  at: number;
  writtenAt: number;
}

export interface LastUses {
  of(key: string): Use | undefined;
  /** The first use that this process sees, or sees again after a while. */
  note(key: string, use: Use): void;
  close(): Promise<void>;
}

const writeEveryMs = 60_000;
const lookEveryMs = 5_000;
const batchMax = 500;

/**
 * When each session was last used. Exact in this process at once; written down at most once a minute for each session
 * and many at a time, because a write for every call would cost more than the call. Whatever a crash loses only ends a
 * session a minute early.
 */
export function createLastUses(pool: Pool, { now }: { now: () => number }): LastUses {
  const uses = new Map<string, Use>();
  const timer = setInterval(() => void write(writeEveryMs).catch(() => {}), lookEveryMs).unref();

  async function write(olderThanMs: number): Promise<void> {
    const due: { key: string; use: Use }[] = [];
    for (const [key, use] of uses) {
      if (now() - use.writtenAt < olderThanMs) continue;
      // Kept until here, or the next use would be taken for one that is overdue.
      if (use.at === use.writtenAt) uses.delete(key);
      else due.push({ key, use });
    }
    for (let start = 0; start < due.length; start += batchMax) {
      const batch = due.slice(start, start + batchMax).map(({ key, use }) => ({ key, use, at: use.at }));
      await updateLastUses(
        pool,
        batch.map(({ key, at }) => ({ tokenHash: Buffer.from(key, 'base64'), at: new Date(at) })),
      );
      for (const { use, at } of batch) use.writtenAt = at;
    }
  }

  return {
    of: key => uses.get(key),
    note: (key, use) => void uses.set(key, use),
    async close() {
      clearInterval(timer);
      // No reason not to stop: a database that takes nothing now has lost no more of it than a crash does.
      await write(0).catch(() => {});
    },
  };
}
