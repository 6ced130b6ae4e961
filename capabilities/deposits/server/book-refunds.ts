import { openCase } from '@wura/cases/server';
import type { Tx } from '@wura/database';
import { formatMoney } from '@wura/money';
import { notify } from '@wura/notices/server';
import { sendBack, takeBack } from '@wura/wallets/server/outside-credits';
import { creditOf, detailsOf, naira } from './credit.ts';
import { depositReversal, depositSentBack } from './kinds.ts';
import type { Settling } from './needs.ts';
import { depositPartlyReversed } from './notices.ts';
import type { Refund } from './ports.ts';
import { lockDeposit, updateDeposit, type DepositRow } from './queries.ts';
import { insertRefund, isRefundKnown } from './refund-queries.ts';
import { endReturned } from './review.ts';

/** What the provider and we call a refund: their number of the payment, and theirs of the refund. */
export const refundName = (providerReference: string, name: string) => `#${providerReference}/${name}`;

/**
 * Books what went back of a payment, each refund once. What was credited leaves the customer's wallet as far as it is there,
 * and we bear the rest; what was set aside leaves the books. Answers the deposit as it stands then.
 */
export async function bookRefunds(
  tx: Tx,
  needs: Settling,
  { deposit: before, refunds }: { deposit: DepositRow; refunds: readonly Refund[] },
): Promise<DepositRow> {
  let deposit = before;
  for (const refund of refunds) {
    if (refund.state !== 'done') continue;
    const name = refundName(deposit.provider_reference ?? '', refund.name);
    if (await isRefundKnown(tx, { provider: deposit.provider, name })) continue;
    await book(tx, needs, { deposit, refund, name });
    deposit = (await lockDeposit(tx, deposit.reference))!;
  }
  const { state, received, gone_back: goneBack } = deposit;
  const isOut = (state === 'review' || state === 'returning') && received !== null && goneBack >= received;
  if (!isOut) return deposit;
  await endReturned(tx, needs, deposit);
  return (await lockDeposit(tx, deposit.reference))!;
}

interface Booking {
  deposit: DepositRow;
  refund: Refund;
  name: string;
}

async function book(tx: Tx, needs: Settling, { deposit, refund, name }: Booking): Promise<void> {
  const { reference, provider, customer, state, amount, received, gone_back: goneBack } = deposit;
  const { amountMinor, currency, isDispute } = refund;
  const leftMinor = (received ?? amount) - goneBack;
  const isNaira = currency === 'NGN';
  const isAside = deposit.set_aside_transfer_id !== null || deposit.taken_transfer_id !== null;
  const isHere = isNaira && (state === 'credited' || isAside);
  const isOver = state === 'reversed' || state === 'returned';
  const movedMinor = !isHere || isOver ? 0n : amountMinor < leftMinor ? amountMinor : leftMinor;
  let [transferId, borneMinor]: [number | undefined, bigint] = [undefined, 0n];
  if (movedMinor > 0n) {
    const reported = { currency: 'NGN', amountMinor: movedMinor };
    const credit = (await creditOf(tx, needs, { deposit, amountMinor: movedMinor, charge: reported }))!;
    if (state === 'credited') {
      const noted = { kind: depositReversal, details: detailsOf(deposit) };
      ({ transferId, borneMinor } = await takeBack(tx, credit, noted, { name, amountMinor: movedMinor }));
    } else {
      transferId = await sendBack(tx, credit, { kind: depositSentBack, name, amountMinor: movedMinor });
    }
  }
  const kept = { provider, name, deposit: reference, isDispute, moved: movedMinor };
  await insertRefund(tx, { ...kept, amount: amountMinor, transferId });
  if (state === 'credited' && movedMinor > 0n) {
    if (movedMinor === leftMinor) await updateDeposit(tx, reference, { state: 'reversed', reversalAmount: 0n });
    const facts = { amount: naira(movedMinor), reference };
    await notify(tx, { customer, what: depositPartlyReversed, facts, at: new Date(needs.now()) });
  }
  // Staff see every chargeback, and whatever of a refund we bear or cannot place.
  const isOdd = isDispute || borneMinor > 0n || (!isOver && movedMinor !== amountMinor);
  if (!isOdd) return;
  const facts = {
    refund: name,
    amount: isNaira ? formatMoney(naira(amountMinor)) : `${amountMinor} ${currency}`,
    taken_back: formatMoney(naira(movedMinor - borneMinor)),
    borne: formatMoney(naira(borneMinor)),
  };
  await openCase(tx, {
    kind: isDispute ? 'deposit_chargeback' : 'deposit_refund',
    subject: reference,
    customer,
    facts,
  });
}
