import { openCase } from '@wura/cases/server';
import { overdueMs } from '@wura/provider-payments/server/schedule';
import { formatMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import type { Tx } from '@wura/database';
import { holdReceiver } from '@wura/identity/server';
import { receive, takeBack } from '@wura/wallets/server/outside-credits';
import { minuteMs } from '@wura/platform/time';
import { creditOf, detailsOf, kindOf, naira } from './credit.ts';
import { depositReversal } from './kinds.ts';
import type { Settling } from './needs.ts';
import { depositCredited, depositReversed } from './notices.ts';
import type { Charge, ChargeVerdict } from './ports.ts';
import { findAccount } from './account-queries.ts';
import {
  insertDeposit,
  lockDeposit,
  noteProcessing,
  updateDeposit,
  type DepositRow,
  type DepositState,
  type ReviewReason,
} from './queries.ts';
import { beginReview, endReturned, openMismatch } from './review.ts';

/**
 * The customer opened the checkout and left, or the call to open it was lost: no customer comes back to it after this.
 */
const neverBegunMs = 30 * minuteMs;

/**
 * The one place where a provider's word about a deposit moves money, for every asker: the customer, their repeat, a
 * webhook or the sweep. The deposit's row makes them queue, and the books know the payment's name for ever. Answers the
 * deposit as it stands then; nothing for a reference that is unknown.
 */
export async function settleDeposit(
  tx: Tx,
  needs: Settling,
  { reference, verdict }: { reference: string; verdict: ChargeVerdict },
): Promise<DepositRow | undefined> {
  const deposit = (await lockDeposit(tx, reference)) ?? (await arrived(tx, needs, { reference, verdict }));
  if (!deposit) return undefined;
  const state = await decide(tx, needs, { deposit, verdict });
  const isProcessing = verdict.outcome === 'accepted' && verdict.state === 'processing';
  if (isProcessing !== deposit.is_processing && verdict.outcome !== 'unknown') {
    await noteProcessing(tx, deposit.reference, isProcessing);
    return (await lockDeposit(tx, reference))!;
  }
  return state === deposit.state ? deposit : (await lockDeposit(tx, reference))!;
}

interface Deciding {
  deposit: DepositRow;
  verdict: ChargeVerdict;
}

async function decide(tx: Tx, needs: Settling, { deposit, verdict }: Deciding): Promise<DepositState> {
  const { reference, state } = deposit;
  const change = async (to: DepositState) => {
    await updateDeposit(tx, reference, { state: to });
    return to;
  };
  const ageMs = needs.now() - deposit.created_at.getTime();
  const mayEnd = state === 'pending' || state === 'expired';

  if (verdict.outcome === 'accepted') {
    if (verdict.state === 'reversed')
      return isInBooks(state) ? wentBack(tx, needs, { deposit, charge: verdict }) : change(ended(state));
    if (verdict.state === 'paid') return paid(tx, needs, { deposit, charge: verdict });
    if (verdict.state === 'failed') return mayEnd ? change('failed') : state;
  }
  if (verdict.outcome === 'absent' && state === 'pending' && ageMs > neverBegunMs) return change('failed');
  // It is unknown, or not paid yet. After a day it is no longer expected, and still credited if it comes.
  return state === 'pending' && ageMs > overdueMs ? change('expired') : state;
}

/** Where a payment that was taken back before we ever credited it ends. */
const ended = (state: DepositState): DepositState => (state === 'reversed' || state === 'returned' ? state : 'failed');

const isInBooks = (state: DepositState) => state === 'credited' || state === 'review' || state === 'returning';

async function paid(
  tx: Tx,
  needs: Settling,
  { deposit, charge }: { deposit: DepositRow; charge: Charge },
): Promise<DepositState> {
  const { reference, state } = deposit;
  // A person decides about what is under review, and nothing follows from hearing twice of what was done.
  if (state !== 'pending' && state !== 'failed' && state !== 'expired') return state;
  const why = await whyReviewed(tx, { deposit, charge });
  const credit = why ? undefined : await creditOf(tx, needs, { deposit, amountMinor: deposit.amount, charge });
  if (!credit) return beginReview(tx, needs, { deposit, charge, why: why ?? 'amount' });
  const { transferId } = await receive(tx, credit, { kind: kindOf(deposit), details: detailsOf(deposit) });
  await updateDeposit(tx, reference, { state: 'credited', transferId, providerReference: charge.providerReference });
  await notify(tx, {
    customer: deposit.customer,
    what: depositCredited,
    facts: { amount: naira(deposit.amount), reference },
    at: new Date(needs.now()),
  });
  return 'credited';
}

async function whyReviewed(
  tx: Tx,
  { deposit, charge }: { deposit: DepositRow; charge: Charge },
): Promise<ReviewReason | undefined> {
  const { channel, customer, provider, amount, refused } = deposit;
  // What was paid under a reference that they would not begin for us was paid for something else.
  if (refused !== null) return 'another_reference';
  // A card pays no account, and what an account received is its owner's.
  const { account } = charge;
  const owner = account && (await findAccount(tx, { provider, number: account.number }))?.customer;
  if (channel === 'card' ? account !== undefined : owner !== customer) return 'another_account';
  if (charge.currency !== 'NGN') return 'currency';
  return charge.amountMinor === amount ? undefined : 'amount';
}

/** All of a payment went back. What has been credited leaves the wallet, what was set aside the books. */
async function wentBack(
  tx: Tx,
  needs: Settling,
  { deposit, charge }: { deposit: DepositRow; charge: Charge },
): Promise<DepositState> {
  const { reference, customer, state, received, amount, gone_back: goneBack } = deposit;
  if (state === 'review' || state === 'returning') return endReturned(tx, needs, deposit);
  const cameMinor = received ?? amount;
  const credit = await creditOf(tx, needs, { deposit, amountMinor: cameMinor, charge });
  if (!credit) {
    // They took back another sum than came: nothing leaves the wallet before a person has looked at it.
    await openMismatch(tx, { deposit, charge });
    return 'credited';
  }
  const leftMinor = cameMinor - goneBack;
  if (leftMinor <= 0n) {
    await updateDeposit(tx, reference, { state: 'reversed', reversalAmount: 0n });
    return 'reversed';
  }
  const noted = { kind: depositReversal, details: detailsOf(deposit) };
  const part = goneBack > 0n ? { name: 'the rest', amountMinor: leftMinor } : undefined;
  const { transferId: reversalId, borneMinor } = await takeBack(tx, credit, noted, part);
  if (borneMinor > 0n) {
    const facts = { amount: formatMoney(naira(leftMinor)), borne: formatMoney(naira(borneMinor)) };
    await openCase(tx, { kind: 'deposit_reversed_after_spending', subject: reference, customer, facts });
  }
  await updateDeposit(tx, reference, { state: 'reversed', reversalId, reversalAmount: leftMinor });
  const told = { amount: naira(leftMinor), reference };
  await notify(tx, { customer, what: depositReversed, facts: told, at: new Date(needs.now()) });
  return 'reversed';
}

/** Money that was not announced: it was sent to a customer's own account number. */
async function arrived(
  tx: Tx,
  needs: Settling,
  { reference, verdict }: { reference: string; verdict: ChargeVerdict },
): Promise<DepositRow | undefined> {
  if (verdict.outcome !== 'accepted' || verdict.state !== 'paid' || !verdict.account || !needs.cards) return undefined;
  const { provider } = needs.cards;
  const { number, senderName, senderBank } = verdict.account;
  const account = await findAccount(tx, { provider, number });
  const isThere = account && (await holdReceiver(tx, account.customer));
  const wallet =
    isThere && (await needs.walletServices.wallets.ofCustomer({ owner: account.customer, currency: 'NGN' }, tx));
  if (!wallet) {
    const { currency, amountMinor } = verdict;
    const amount = isCurrencyCode(currency) ? formatMoney({ currency, minor: amountMinor }) : String(amountMinor);
    const facts = { provider, amount, currency, account_number: number, sender: senderName, sender_bank: senderBank };
    await openCase(tx, { kind: 'deposit_for_nobody', subject: reference, customer: null, facts });
    return undefined;
  }
  await insertDeposit(tx, {
    reference,
    channel: 'account',
    provider,
    customer: wallet.owner,
    wallet: BigInt(wallet.id),
    amount: verdict.amountMinor,
    senderName,
    senderBank,
  });
  return lockDeposit(tx, reference);
}
