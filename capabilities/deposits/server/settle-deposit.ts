import { openCase } from '@wura/cases/server';
import { overdueMs } from '@wura/provider-payments/server/schedule';
import { formatMoney, type Money } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import type { Tx } from '@wura/database';
import { clearCredit, receive, takeBack, type ClearedCredit } from '@wura/wallets/server/outside-credits';
import { accountDeposit, cardDeposit, depositReversal, type DepositDetails } from './kinds.ts';
import type { Settling } from './needs.ts';
import { depositCredited, depositInReview, depositReversed } from './notices.ts';
import type { Charge, ChargeVerdict } from './ports.ts';
import {
  findAccount,
  insertDeposit,
  lockDeposit,
  noteProcessing,
  updateDeposit,
  type DepositRow,
  type DepositState,
} from './queries.ts';

/**
 * The customer opened the checkout and left, or the call to open it was lost: no customer comes back to it after this.
 */
const neverBegunMs = 30 * 60_000;

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
      return state === 'credited' ? giveUp(tx, needs, { deposit, charge: verdict }) : change(ended(state));
    if (verdict.state === 'paid') return paid(tx, needs, { deposit, charge: verdict });
    if (verdict.state === 'failed') return mayEnd ? change('failed') : state;
  }
  if (verdict.outcome === 'absent' && state === 'pending' && ageMs > neverBegunMs) return change('failed');
  // It is unknown, or not paid yet. After a day it is no longer expected, and still credited if it comes.
  return state === 'pending' && ageMs > overdueMs ? change('expired') : state;
}

/** Where a payment that was taken back before we ever credited it ends. */
const ended = (state: DepositState): DepositState =>
  state === 'reversed' || state === 'failed' ? state : state === 'credited' ? 'reversed' : 'failed';

async function paid(
  tx: Tx,
  needs: Settling,
  { deposit, charge }: { deposit: DepositRow; charge: Charge },
): Promise<DepositState> {
  const { reference, state } = deposit;
  // A person decides about what is under review, and nothing follows from hearing twice of what was done.
  if (state === 'credited' || state === 'reversed' || state === 'review') return state;
  // What was paid under a reference that they would not begin for us was paid for something else.
  const isAnothers = deposit.refused !== null;
  const credit = isAnothers ? undefined : await creditOf(tx, needs, { deposit, charge });
  if (!credit) return review(tx, needs, { deposit, charge });
  const kind = deposit.channel === 'card' ? cardDeposit : accountDeposit;
  const { transferId } = await receive(tx, credit, { kind, details: detailsOf(deposit) });
  await updateDeposit(tx, reference, { state: 'credited', transferId, providerReference: charge.providerReference });
  await notify(tx, {
    customer: deposit.customer,
    what: depositCredited,
    facts: { amount: naira(deposit.amount), reference },
    at: new Date(needs.now()),
  });
  return 'credited';
}

/** Paid, but not as asked. No rule decides what that means, and the money is safe with the provider meanwhile. */
async function review(
  tx: Tx,
  needs: Settling,
  { deposit, charge }: { deposit: DepositRow; charge: Charge },
): Promise<DepositState> {
  const { reference, customer } = deposit;
  const reported = reportedBy(charge);
  const caseNumber = await openMismatch(tx, { deposit, charge });
  await updateDeposit(tx, reference, { state: 'review', reported, providerReference: charge.providerReference });
  const told = { amount: naira(deposit.amount), reference, caseNumber };
  await notify(tx, { customer, what: depositInReview, facts: told, at: new Date(needs.now()) });
  return 'review';
}

function reportedBy({ currency, amountMinor }: Charge) {
  const amount = isCurrencyCode(currency) ? formatMoney({ currency, minor: amountMinor }) : String(amountMinor);
  return { currency, amount };
}

async function openMismatch(tx: Tx, { deposit, charge }: { deposit: DepositRow; charge: Charge }): Promise<string> {
  const { reference: subject, customer, amount } = deposit;
  const facts = { expected: formatMoney(naira(amount)), ...reportedBy(charge) };
  return openCase(tx, { kind: 'deposit_mismatch', subject, customer, facts });
}

async function giveUp(
  tx: Tx,
  needs: Settling,
  { deposit, charge }: { deposit: DepositRow; charge: Charge },
): Promise<DepositState> {
  const { reference, customer } = deposit;
  const credit = await creditOf(tx, needs, { deposit, charge });
  if (!credit) {
    // They took back another sum than came: nothing leaves the wallet before a person has looked at it.
    await openMismatch(tx, { deposit, charge });
    return 'credited';
  }
  const noted = { kind: depositReversal, details: detailsOf(deposit) };
  const { transferId: reversalId, borneMinor } = await takeBack(tx, credit, noted);
  if (borneMinor > 0n) {
    const facts = { amount: formatMoney(naira(deposit.amount)), borne: formatMoney(naira(borneMinor)) };
    await openCase(tx, { kind: 'deposit_reversed_after_spending', subject: reference, customer, facts });
  }
  await updateDeposit(tx, reference, { state: 'reversed', reversalId });
  const told = { amount: naira(deposit.amount), reference };
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
  const account = await findAccount(tx, { provider, number: verdict.account.number });
  const wallet =
    account && (await needs.walletServices.wallets.ofCustomer({ owner: account.customer, currency: 'NGN' }, tx));
  if (!wallet) {
    await openCase(tx, { kind: 'deposit_for_nobody', subject: reference, customer: null, facts: { provider } });
    return undefined;
  }
  const { senderName, senderBank } = verdict.account;
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

async function creditOf(
  tx: Tx,
  { walletServices: { wallets } }: Settling,
  { deposit, charge }: { deposit: DepositRow; charge: Charge },
): Promise<ClearedCredit | undefined> {
  const { reference, provider, amount: amountMinor } = deposit;
  const id = Number(deposit.wallet);
  const to = (await wallets.byIds([id], tx)).get(id)!;
  return clearCredit({ to, amountMinor, provider, reference }, charge);
}

function detailsOf({ reference, sender_name: senderName, sender_bank: senderBank }: DepositRow): DepositDetails {
  return { reference, ...(senderName && { senderName }), ...(senderBank && { senderBank }) };
}

function naira(minor: bigint): Money {
  return { currency: 'NGN', minor };
}
