import { transaction, type Pool } from '@wura/database';
import { complete, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { secondMs } from '@wura/platform/time';
import { textReceipts } from '../text-states.ts';
import { noteReceipt } from './texts.ts';

/** A receipt may be faster than our own note of what the provider called the text. */
const retriesMs = [2 * secondMs, 10 * secondMs, 60 * secondMs];

/** Writes down what the network said of a text; of one that is not ours, or was swept away, nothing. */
export function createReceiptKeeper({ pool, now }: { pool: Pool; now: () => number }): JobHandler {
  return async job => {
    const [word = '', theirs = ''] = job.subject.split(' ');
    const receipt = textReceipts.find(each => each === word);
    await transaction(pool, async tx => {
      const isNoted = receipt !== undefined && (await noteReceipt(tx, { theirs, receipt, at: new Date(now()) }));
      const waitMs = retriesMs[job.claims - 1];
      if (isNoted || receipt === undefined || waitMs === undefined) return complete(tx, job);
      return reschedule(tx, job, waitMs);
    });
  };
}
