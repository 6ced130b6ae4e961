import { transaction, type Pool } from '@wura/database';
import type { Call } from '@wura/http/router';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { ledgerRefusals } from '@wura/ledger/contract';
import { readHead } from '@wura/ledger/server/read';
import { policyRefusals } from '@wura/policy/contract';
import { admit } from '@wura/wallets/server/clear';
import { confirmForLater } from '@wura/wallets/server/confirm-for-later';
import type { Guarded } from '@wura/wallets/server/guard';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { Batch, routes } from '../contract.ts';
import { linesMax } from '../read-file.ts';
import { bulkRefusals } from '../refusals.ts';
import { feeOf, type BulkNeeds } from './check-file.ts';
import { findBatch, listLines, lockBatch, markApproved, type BatchRow, type LineRow } from './queries.ts';

export const payJob = 'pay_bulk';

/** All lines are confirmed at once, at the total that was shown; each passes the whole gate when its turn comes. */
export async function approveBatch(needs: BulkNeeds, call: Call<typeof routes.approve, SignedIn>): Promise<BatchRow> {
  const { pool, now, policy, walletServices } = needs;
  const { caller, body } = call;
  const named = { publicId: call.params.id, customer: caller.number };
  const seen = await findBatch(pool, named);
  if (!seen) throw refuse(commonRefusals.not_found);
  const total = seen.amount_minor + seen.fees_minor;
  // Asked again after a broken answer.
  if (seen.approved_at !== null && body.total.minor === total) return seen;
  if (seen.state !== 'checked') throw refuse(bulkRefusals.bulk_not_ready);
  if (seen.faults > 0) throw refuse(bulkRefusals.bulk_has_faults);
  if (body.total.minor !== total) throw refuse(bulkRefusals.bulk_total_changed);
  const lines = await listLines(pool, { batch: seen.id, state: 'ready', after: 0, limit: linesMax });
  // A file that is checked may lie for days, and a fee or a duty begin meanwhile. What it costs at this moment is what it
  // costs to its last line, whatever begins while that is paid.
  const at = new Date(now());
  const feesNow = lines.reduce((sum, { bank, amount: minor }) => sum + feeOf(needs, { bank, minor, on: at }), 0n);
  if (feesNow !== seen.fees_minor) throw refuse(bulkRefusals.bulk_total_changed);

  const wallet = (await walletServices.wallets.byId(Number(seen.wallet)))!;
  const payer = await admit(needs, call, wallet.publicId);
  policy.limits.requireTransfersOn(caller);
  const problems = await problemsOf(needs, caller, seen);
  if (problems.includes('insufficient_funds')) throw refuse(ledgerRefusals.insufficient_funds);
  if (problems.length > 0) throw refuse(policyRefusals.limit_exceeded);
  const transfers = await transfersOf(needs, caller.number, lines);
  await confirmForLater(needs, payer, { most: { currency: 'NGN', minor: total }, pin: body.pin, transfers });

  return transaction(pool, async tx => {
    await refuseEnded(tx, caller);
    const batch = (await lockBatch(tx, named))!;
    if (batch.approved_at !== null) return batch;
    if (batch.state !== 'checked') throw refuse(bulkRefusals.bulk_not_ready);
    const apiKey = caller.apiKey?.number ?? null;
    const approved = await markApproved(tx, { id: batch.id, apiKey, at });
    await enqueue(tx, { kind: payJob, subject: batch.public_id });
    return approved;
  });
}

/** All lines, for the guard; each asks about its own payee. */
async function transfersOf(
  { forms }: Pick<BulkNeeds, 'forms'>,
  customer: bigint,
  lines: readonly LineRow[],
): Promise<Guarded[]> {
  const transfers = lines.map(async ({ number, bank, amount: minor }) => {
    const form = forms.get(bank === '' ? 'transfer' : 'bank_transfer');
    const payee = await form?.payee?.({ customer, fields: { number, ...(bank !== '' && { bank }) } });
    return payee ? [{ payee, amount: { currency: 'NGN', minor } as const }] : [];
  });
  return (await Promise.all(transfers)).flat();
}

/** Why all of it could not be paid at this moment, on figures read now. */
export async function problemsOf(
  { pool, policy: { limits } }: Pick<BulkNeeds, 'pool' | 'policy'>,
  caller: SignedIn,
  batch: BatchRow,
): Promise<Batch['problems']> {
  const { amount_minor: amount, state } = batch;
  if (state !== 'checked') return [];
  const [isHeld, used] = await Promise.all([holdsTotal(pool, batch), limits.used(pool, caller)]);
  return [
    ...(isHeld ? [] : (['insufficient_funds'] as const)),
    ...(used + amount > limits.of(caller).outPerDayMinor ? (['limit_exceeded'] as const) : []),
    ...(caller.apiKey && amount > caller.apiKey.perDayMinor ? (['key_limit'] as const) : []),
    ...(limits.chosenBy(caller).isTransferOff ? (['transfers_off'] as const) : []),
  ];
}

/** Names are told to customers who can pay them: a file that its wallet does not cover tells only which lines are right. */
export async function tellsNames(pool: Pool, batch: BatchRow): Promise<boolean> {
  if (batch.approved_at !== null) return true;
  return batch.state === 'checked' && (await holdsTotal(pool, batch));
}

async function holdsTotal(
  pool: Pool,
  { wallet, amount_minor: amount, fees_minor: fees }: Pick<BatchRow, 'wallet' | 'amount_minor' | 'fees_minor'>,
): Promise<boolean> {
  return (await readHead(pool, Number(wallet))).balance >= amount + fees;
}
