import { openCase } from '@wura/cases/server';
import type { Tx } from '@wura/database';
import { notify } from '@wura/notices/server';
import { giveAside, takeAside } from '@wura/wallets/server/outside-credits';
import { refuse } from '@wura/wire/refusals';
import { decisionRefusals } from '../operator-contract.ts';
import { creditOf, detailsOf, naira } from './credit.ts';
import { depositKept, depositReturn } from './kinds.ts';
import type { Settling } from './needs.ts';
import { depositReturnBegun, depositReturnDeclined } from './notices.ts';
import { noteTaken, updateDeposit, type DepositRow } from './queries.ts';

/** What of a credited deposit has not gone back yet, in kobo. */
export const returnableMinor = ({ received, amount, gone_back: goneBack }: DepositRow): bigint =>
  (received ?? amount) - goneBack;

/** Two people agreed: it leaves the wallet now, and the worker asks the provider to send it back. */
export async function takeToReturn(tx: Tx, needs: Settling, deposit: DepositRow): Promise<void> {
  const { reference, customer, received, amount } = deposit;
  const amountMinor = returnableMinor(deposit);
  const name = String(deposit.takings + 1);
  const takenId = await takeAside(
    tx,
    await ofWhole(tx, needs, { deposit, amountMinor }),
    { kind: depositReturn, details: detailsOf(deposit) },
    { name, amountMinor },
  );
  if (takenId === undefined) throw refuse(decisionRefusals.deposit_spent);
  await updateDeposit(tx, reference, { state: 'returning', received: received ?? amount });
  await noteTaken(tx, reference, takenId);
  const told = { amount: naira(amountMinor), reference };
  await notify(tx, { customer, what: depositReturnBegun, facts: told, at: new Date(needs.now()) });
}

/** The provider will not send it back, so what is left of it is the customer's again. */
export async function keepCredited(
  tx: Tx,
  needs: Settling,
  { deposit, reason }: { deposit: DepositRow; reason: string },
): Promise<void> {
  const { reference, customer } = deposit;
  const amountMinor = returnableMinor(deposit);
  await giveAside(
    tx,
    await ofWhole(tx, needs, { deposit, amountMinor }),
    { kind: depositKept, details: detailsOf(deposit) },
    { name: String(deposit.takings), amountMinor },
  );
  await updateDeposit(tx, reference, { state: 'credited' });
  await noteTaken(tx, reference, null);
  await openCase(tx, {
    kind: 'deposit_return_declined',
    subject: reference,
    customer,
    facts: { refund_declined: reason },
  });
  const told = { amount: naira(amountMinor), reference };
  await notify(tx, { customer, what: depositReturnDeclined, facts: told, at: new Date(needs.now()) });
}

async function ofWhole(
  tx: Tx,
  needs: Settling,
  { deposit, amountMinor }: { deposit: DepositRow; amountMinor: bigint },
) {
  const charge = { currency: 'NGN', amountMinor };
  const credit = await creditOf(tx, needs, { deposit, amountMinor, charge });
  if (!credit) throw refuse(decisionRefusals.deposit_decided);
  return credit;
}
