import { transaction, type Pool } from '@wura/database';
import { complete, enqueue, type Job } from '@wura/jobs';
import { watchJob } from './kinds.ts';

/** The books of the chain and ours differ about a deposit: what was read lately is read again. */
export function createSecondLook({ pool }: { pool: Pool }): (job: Job) => Promise<void> {
  return job =>
    transaction(pool, async tx => {
      // A hash that no block has makes the watch begin further back.
      await tx.query(`update usdt.progress set final_block_id = 'read again'`);
      await enqueue(tx, watchJob);
      await complete(tx, job);
    });
}
