import { randomBytes } from 'node:crypto';
import { transaction } from '@wura/database';
import { customerVault, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { base32, randomId } from '@wura/platform/identifiers';
import { readMovement } from '@wura/provider-payments/server/read-movement';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { Dispute } from '../contract.ts';
import { dueAt } from '../due-times.ts';
import { disputeRefusals } from '../refusals.ts';
import { disputeFaults, reasonsOf, type DisputeReason } from '../rules.ts';
import { lockPayments } from './lock-payments.ts';
import { askBack } from './ask-back.ts';
import type { DisputeNeeds } from './needs.ts';
import { disputeOpened } from './notices.ts';
import { asOwn } from './on-wire.ts';
import { insertDispute, readDispute } from './queries.ts';
import { purposes } from './seals.ts';

interface Report {
  transaction_id: string;
  reason: DisputeReason;
  text: string;
  lock_payments?: boolean | undefined;
}

/** Another customer's payment is as unknown as none. The number is there at once: support asks for it later. */
export async function openDispute(
  needs: DisputeNeeds,
  caller: SignedIn,
  { transaction_id: movement, reason, text, lock_payments: isLocked = false }: Report,
  { noteMade, ...origin }: Origin & { noteMade: NoteMade },
): Promise<Dispute> {
  const { pool, walletServices, vault, now } = needs;
  const place = walletServices.naming.placeOf(movement);
  const found = place && (await readMovement({ pool, walletServices }, place));
  if (!found || found.wallet.owner !== caller.number) throw refuse(commonRefusals.not_found);
  const payment = walletServices.statements.transaction(found.row, found.wallet, found.other);
  if (!reasonsOf(payment).includes(reason)) {
    throw refuse(commonRefusals.invalid_input, { errors: { reason: disputeFaults.dispute_reason_of_another } });
  }
  // On its own and first: it holds though the payment has a case already.
  if (isLocked) await lockPayments(needs, caller, { reason }, origin);
  const at = new Date(now());
  const id = randomId('dsp');
  const caseNumber = `DSP-${base32(randomBytes(5))}`;
  const customer = caller.number;
  return transaction(pool, async tx => {
    const own = await customerVault(tx, vault, customer);
    const isNew = await insertDispute(tx, {
      id,
      caseNumber,
      customer,
      movement,
      transferId: found.row.entry.transferId,
      amount: payment.amount,
      currency: payment.currency,
      reason,
      sealedText: own.seal(text, purposes.text(id)),
      at,
      dueAt: dueAt(reason, at),
    });
    if (!isNew) throw refuse(disputeRefusals.dispute_open);
    const row = (await readDispute(tx, { id, customer }))!;
    const facts = { id, caseNumber, dueAt: row.dueAt };
    await notify(tx, { customer, what: disputeOpened, facts, at });
    if (reason === 'wrong_account') await askBack(tx, needs, { dispute: row.number, found, at });
    await noteMade(tx, id);
    return asOwn(tx, needs, row);
  });
}
