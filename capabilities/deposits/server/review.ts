import { closeCase, openCase } from '@wura/cases/server';
import type { Tx } from '@wura/database';
import { formatMoney, parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import { receive, sendBack, setAside } from '@wura/wallets/server/outside-credits';
import { creditOf, detailsOf, kindOf, naira } from './credit.ts';
import { depositSentBack, depositSetAside } from './kinds.ts';
import type { Settling } from './needs.ts';
import { depositCredited, depositInReview, depositReturned } from './notices.ts';
import type { Charge } from './ports.ts';
import { updateDeposit, type DepositRow, type DepositState, type ReviewReason } from './queries.ts';

const caseKind = 'deposit_mismatch';

interface Reviewing {
  deposit: DepositRow;
  charge: Charge;
}

/**
 * Paid, but not as asked. No rule decides what that means. The money is with the provider, and so in our books: set aside,
 * where it came in naira.
 */
export async function beginReview(
  tx: Tx,
  needs: Settling,
  { deposit, charge, why }: Reviewing & { why: ReviewReason },
): Promise<DepositState> {
  const { reference, customer } = deposit;
  const caseNumber = await openMismatch(tx, { deposit, charge, why });
  const credit = await creditOf(tx, needs, { deposit, amountMinor: charge.amountMinor, charge });
  const kept = credit && {
    received: charge.amountMinor,
    setAsideId: await setAside(tx, credit, depositSetAside),
  };
  const reported = reportedBy(charge);
  const { providerReference } = charge;
  await updateDeposit(tx, reference, { state: 'review', reviewReason: why, reported, providerReference, ...kept });
  const told = { amount: naira(deposit.amount), reference, caseNumber };
  await notify(tx, { customer, what: depositInReview, facts: told, at: new Date(needs.now()) });
  return 'review';
}

function reportedBy({ currency, amountMinor }: Charge) {
  const amount = isCurrencyCode(currency) ? formatMoney({ currency, minor: amountMinor }) : String(amountMinor);
  return { currency, amount };
}

export async function openMismatch(
  tx: Tx,
  { deposit, charge, why }: Reviewing & { why?: ReviewReason },
): Promise<string> {
  const { reference: subject, customer, amount } = deposit;
  const facts = { expected: formatMoney(naira(amount)), ...reportedBy(charge), ...(why && { why }) };
  return openCase(tx, { kind: caseKind, subject, customer, facts });
}

/** What there is to decide about, in kobo. None: it did not come in naira. */
export function waitingMinor({ received, reported, gone_back: goneBack }: DepositRow): bigint | undefined {
  if (received !== null) return received - goneBack;
  if (reported?.currency !== 'NGN') return undefined;
  const money = parseMoney(reported.amount, 'NGN');
  return typeof money === 'string' ? undefined : money.minor - goneBack;
}

/** A person decided that it is the customer's, as far as it is still there. Nothing where it cannot be credited. */
export async function creditReviewed(tx: Tx, needs: Settling, deposit: DepositRow): Promise<boolean> {
  const { reference, customer } = deposit;
  const amountMinor = waitingMinor(deposit);
  if (deposit.state !== 'review' || amountMinor === undefined || amountMinor <= 0n) return false;
  const reported = { currency: 'NGN', amountMinor };
  const credit = await creditOf(tx, needs, { deposit, amountMinor, charge: reported });
  if (!credit) return false;
  const noted = { kind: kindOf(deposit), details: detailsOf(deposit) };
  const isSetAside = deposit.set_aside_transfer_id !== null;
  const { transferId } = await receive(tx, credit, noted, { isSetAside });
  const received = deposit.received ?? amountMinor;
  await updateDeposit(tx, reference, { state: 'credited', transferId, received });
  await closeCase(tx, { kind: caseKind, subject: reference, resolution: 'credited by a person' });
  const facts = { amount: naira(amountMinor), reference };
  await notify(tx, { customer, what: depositCredited, facts, at: new Date(needs.now()) });
  return true;
}

/** All of what was under review is back with whom it came from. */
export async function endReturned(tx: Tx, needs: Settling, deposit: DepositRow): Promise<DepositState> {
  const { reference, customer, received, set_aside_transfer_id: setAsideId, taken_transfer_id: takenId } = deposit;
  const left = setAsideId === null && takenId === null ? 0n : received! - deposit.gone_back;
  if (left > 0n) {
    const reported = { currency: 'NGN', amountMinor: left };
    const credit = (await creditOf(tx, needs, { deposit, amountMinor: left, charge: reported }))!;
    const reversalId = await sendBack(tx, credit, { kind: depositSentBack, amountMinor: left });
    await updateDeposit(tx, reference, { state: 'returned', reversalId, reversalAmount: left });
  } else {
    await updateDeposit(tx, reference, { state: 'returned' });
  }
  await closeCase(tx, { kind: caseKind, subject: reference, resolution: 'returned to whom it came from' });
  const facts = { amount: naira(received ?? deposit.amount), reference };
  await notify(tx, { customer, what: depositReturned, facts, at: new Date(needs.now()) });
  return 'returned';
}
