import { listCases } from '@wura/cases/server';
import { transaction, type Pool, type Tx } from '@wura/database';
import { assertLease, extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { readFaults, readLastStretch } from '@wura/ledger/server/stretches';
import { readSums } from '@wura/ledger/server/sums';
import { findAuditFaults } from '@wura/operators/server';
import type { Log } from '@wura/platform/log';
import { dayMs, hourMs, minuteMs } from '@wura/platform/time';
import { readOldestCheck, saveProof } from './proof-queries.ts';
import { caseKind } from './verify-books.ts';

/** The job of the daily proof. There is one, and it is never finished. */
export const proofJob = 'prove_books';

/** Of a proof: a day, and what a late worker may take. After that nothing is known of now. */
export const proofGoodForMs = 26 * hourMs;

/** Heads that were written down outside and fit no more are cases of these kinds. */
const brokenCases = [caseKind, 'audit_broken'];

export function planProof(tx: Tx, { inMs = 0 }: { inMs?: number } = {}): Promise<void> {
  return plan(tx, { kind: proofJob, subject: 'all' }, { inMs });
}

/**
 * What the verification found, the chain of the audit log and the sums of either side, put together for those who are not
 * staff. Where entries have not been looked at for longer than a day no proof is made, and the page says so.
 */
export function createProof({ pool, log, now }: { pool: Pool; log: Log; now: () => number }): JobHandler {
  return async job => {
    const [last, oldest, { head: audit, faults: auditFaults }] = await Promise.all([
      readLastStretch(pool),
      readOldestCheck(pool),
      findAuditFaults(pool, { beat: () => extendLease(pool, job) }),
    ]);
    const at = new Date(now());
    const isFresh = oldest !== undefined && at.getTime() - oldest.getTime() < proofGoodForMs;
    if (!last || !audit || !isFresh) {
      log.warn('no proof of the books', { reason: 'not all of them were looked at within a day' });
      return transaction(pool, async tx => {
        await assertLease(tx, job);
        // A new installation is looked at for the first time a moment after it began.
        await reschedule(tx, job, oldest && last ? hourMs : minuteMs);
      });
    }
    const faults = await readFaults(pool, { limit: 1 });
    const sums = await readSums(pool, () => extendLease(pool, job));
    const open = await Promise.all(brokenCases.map(kind => listCases(pool, { state: 'open', kind, limit: 1 })));
    const isWhole =
      faults.length + auditFaults.length + open.flat().length === 0 &&
      sums.every(({ customers, house }) => customers === house);
    await transaction(pool, async tx => {
      await assertLease(tx, job);
      await saveProof(tx, { at, isWhole, booksHead: last.head, auditHead: audit.hash, sums });
      await reschedule(tx, job, dayMs);
    });
  };
}
