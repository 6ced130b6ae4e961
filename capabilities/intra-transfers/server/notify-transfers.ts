import { assertLease, enqueue, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { currencyById } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import { transaction, type Pool, type Tx } from '@wura/database';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { transferReceived, transferSent } from './notices.ts';
import { moveWatermark, insertNotified, lockWatermark, selectUnnotified, type UnnotifiedRow } from './queries.ts';

export { skipHistory } from './queries.ts';

const lookEveryMs = 2_000;
const atOnce = 100;
/** No transfer takes as long as this from its number to its commit. */
const settledAfterMs = 60_000;

/** What this room leaves for the background worker: both sides of a transfer are told of it, once. */
export async function transferJobs(needs: { pool: Pool; now: () => number }): Promise<[string, JobHandler][]> {
  const { pool, now } = needs;
  const kind = 'notify_of_transfers';
  await transaction(pool, tx => enqueue(tx, { kind, subject: 'all' }));
  return [
    [
      kind,
      job =>
        transaction(pool, async tx => {
          await assertLease(tx, job);
          const isMore = await notifyNext(tx, new Date(now()));
          await reschedule(tx, job, isMore ? 0 : lookEveryMs);
        }),
    ],
  ];
}

/** Answers whether there may be more to tell. */
async function notifyNext(tx: Tx, at: Date): Promise<boolean> {
  const above = await lockWatermark(tx);
  const unnotified = await selectUnnotified(tx, { kind: intraTransfer.id, above, limit: atOnce });
  for (const transfer of unnotified) await notifyBoth(tx, transfer);
  await insertNotified(
    tx,
    unnotified.map(({ transfer_id: id }) => id),
  );
  const isMore = unnotified.length === atOnce;
  const before = new Date(at.getTime() - settledAfterMs);
  await moveWatermark(tx, { above, before, atMost: isMore ? unnotified.at(-1)!.transfer_id : null });
  return isMore;
}

async function notifyBoth(tx: Tx, transfer: UnnotifiedRow): Promise<void> {
  const { payer, payee, payer_name: from, payee_name: to, created_at: at } = transfer;
  const amount = { currency: currencyById(transfer.currency).code, minor: transfer.amount };
  await notify(tx, { customer: payee, what: transferReceived, facts: { amount, name: from }, at });
  await notify(tx, { customer: payer, what: transferSent, facts: { amount, name: to }, at });
}
