import { transaction } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import { assertLease, complete, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { Refused } from '@wura/wire/refusals';
import { lineFaults } from '../refusals.ts';
import { payJob } from './approve-batch.ts';
import { checkJob } from './check-file.ts';
import { payLines } from './pay-lines.ts';
import { findBatch, listLines, markChecked, markLines, type LineRow } from './queries.ts';

/** So few at a time that the bank is not flooded. */
const lookUpsAtOnce = 20;
/** A step begins no further ones after so long: those of a bank that does not answer are over before its lease then. */
const stepMs = 2_000;

/** What this room leaves for the worker: asking banks whose accounts they are, and paying what was confirmed. */
export function bulkJobs(needs: Omit<WorkerNeeds, 'settings'>): [string, JobHandler][] {
  const { pool, now } = needs;
  const deeds = new Map(needs.all.schedulables.map(({ kind, deed }) => [kind, deed(needs)]));
  const lookUp = needs.all.schedulables.find(({ kind }) => kind === 'bank_transfer')?.lookUp?.(needs);
  return [
    [checkJob, checkLines],
    [payJob, job => payLines({ ...needs, deeds }, job)],
  ];

  async function checkLines(job: Job): Promise<void> {
    const batch = await findBatch(pool, { publicId: job.subject });
    if (batch?.state !== 'checking') return transaction(pool, tx => complete(tx, job));
    const beganAt = now();
    for (;;) {
      const lines = await listLines(pool, { batch: batch.id, state: 'unchecked', after: 0, limit: lookUpsAtOnce });
      const heard = await Promise.allSettled(lines.map(asked));
      const fault = heard.find(each => each.status === 'rejected');
      await markLines(
        pool,
        batch.id,
        heard.flatMap(each => (each.status === 'fulfilled' ? [each.value] : [])),
      );
      // What the others heard is kept.
      if (fault) throw fault.reason;
      if (lines.length < lookUpsAtOnce) break;
      if (now() - beganAt >= stepMs) return reschedule(pool, job, 0);
    }
    await transaction(pool, async tx => {
      await assertLease(tx, job);
      await markChecked(tx, batch.id);
      await complete(tx, job);
    });
  }

  async function asked({ n, number, bank, amount, fee, note }: LineRow) {
    const wrong = (why: string) => ({ n, name: '', fee: 0n, state: 'wrong', why }) as const;
    if (!lookUp) return wrong(lineFaults.line_bank_silent);
    try {
      const fields = { number, bank, ...(note !== '' && { remarks: note }) };
      const { name } = await lookUp({ fields, amount: { currency: 'NGN', minor: amount } });
      return { n, name, fee, state: 'ready', why: null } as const;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { refusal, details } = error;
      if (refusal.code === 'account_not_found') return wrong(lineFaults.line_account_unknown);
      if (refusal.code === 'unknown_bank') return wrong(lineFaults.line_bank_unknown);
      return wrong(details.errors?.['amount'] ? lineFaults.line_amount : lineFaults.line_bank_silent);
    }
  }
}
