import { identityRefusals } from '@wura/identity/contract';
import { passkeyHeader } from '@wura/identity/passkey';
import {
  isKeptAway,
  refuseEnded,
  type CallingKey,
  type Confirmation,
  type Pins,
  type SignedIn,
  type Standing,
  type StandingMover,
} from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import {
  AllowanceExceeded,
  InsufficientFunds,
  IntakeExceeded,
  type Allowance,
  type Entry,
  type Unconfirmed,
} from '@wura/ledger/server/order';
import { readHead } from '@wura/ledger/server/read';
import { forgetUnconfirmed, isUnconfirmedFull } from '@wura/ledger/server/unconfirmed';
import type { Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { transaction, type Pool, type Tx } from '@wura/database';
import { traced } from '@wura/platform/tracing';
import { receivingRefusals } from '@wura/policy/contract';
import type { Limits, Mover } from '@wura/policy/server';
import { commonRefusals, refuse, Refused } from '@wura/wire/refusals';
import type { IsAlone } from './alone.ts';
import { passGuard, type Guarded, type Payee } from './guard.ts';
import { paymentDigest } from './intents.ts';
import type { Payees } from './payees.ts';
import { ceilingOf, intakeOf } from './receiving.ts';
import { asRefusal } from './refusals.ts';
import { totalOf, type Fee } from './statements.ts';
import { openWallet, type WalletFacts, type Wallets } from './wallets.ts';

// Everything that stands between a customer and their money, once, in the order that the contract names: whose wallet it
// is, frozen and KYC; then the deed looks up what only it knows; then limits, funds, and the PIN last, because a wrong one
// is counted. Money moves for nothing but what comes out of here. Past 300 lines because it is one gate in one order.

export interface Clearing {
  readonly pool: Pool;
  readonly identity: { readonly pins: Pick<Pins, 'confirmSpend' | 'isPaymentConfirmed'> };
  readonly walletServices: {
    readonly wallets: Pick<Wallets, 'findOwn' | 'ofCustomer'>;
    /** Where many are paid a second, and it is remembered. */
    readonly isAlone?: IsAlone;
    /** Needed where a customer is at their device, and not for what they confirmed before. */
    readonly payees?: Payees;
  };
  readonly policy: { readonly limits: Limits };
}

const confirmedBefore = Symbol('confirmed before');

/** Who wants money moved: a customer at their device, or one who confirmed earlier what is done for them now. */
export type Asker = Present | Away;

/** Who asks, and from where. */
export interface Present {
  readonly caller: SignedIn;
  readonly address: string;
  readonly requestId: string;
  /** As the call that asks was made, for a passkey in the PIN's place: without them there is only the PIN. */
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly route?: string;
  readonly key?: string | undefined;
  readonly sent?: unknown;
}

/** A customer who gave the PIN for this when they asked for it, and is not here now. Made by `away` alone. */
export interface Away {
  readonly caller: StandingMover;
  readonly [confirmedBefore]: TakeUp;
}

/** Uses up what was confirmed, in the commit that moves its money; throws where it is used up or no longer wanted. */
type TakeUp = (tx: Tx, entry: Entry) => Promise<void>;

/**
 * What was confirmed for later is due. It passes the same gate as all else: whose wallet, frozen, tier, limits and funds
 * are asked now; only the PIN was given before, as the caller's row says, for nothing else writes such a row.
 */
export function away(caller: StandingMover, takeUp: TakeUp): Away {
  return { caller, [confirmedBefore]: takeUp };
}

/** For the worker, where no customer is who could be asked. */
export const nobodyThere: Clearing['identity'] = {
  pins: {
    confirmSpend() {
      throw new Error('a PIN is asked for while its customer is there');
    },
    isPaymentConfirmed() {
      throw new Error('a customer who is away confirms no payment');
    },
  },
};

const admitted = Symbol('admitted');
const cleared = Symbol('cleared');
const clearedWithin = Symbol('cleared within');
const clearedBack = Symbol('cleared back');

/** A customer who may move money, with a wallet of their own. Made by `admit` alone. */
export interface Payer {
  readonly wallet: WalletFacts;
  readonly [admitted]: Asker & { readonly wallet: WalletFacts };
}

/** Another customer's wallet is as unknown as none. */
export async function admit(
  { walletServices, policy }: Pick<Clearing, 'walletServices' | 'policy'>,
  asker: Asker,
  walletId: string,
): Promise<Payer> {
  const { caller } = asker;
  const wallet = await walletServices.wallets.findOwn(caller.number, walletId);
  if (!wallet) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  policy.limits.requireMaySpend(caller);
  return { wallet, [admitted]: { ...asker, wallet } };
}

/** A customer who is paid, and whom they keep away. */
export type Receiver = Mover & { readonly blocks: readonly bigint[]; readonly isLeaving: boolean };

export interface Spend {
  /** What arrives, in the wallet's currency. */
  readonly amount: Money;
  /** Taken on top. */
  readonly fees?: readonly Fee[];
  /**
   * A transfer puts money into another person's account or address, and its customer may have switched those off; a purchase buys
   * something for them.
   */
  readonly as: 'transfer' | 'purchase';
  /** The customer who receives it, where it is one. */
  readonly to?: Receiver | undefined;
  /** Who receives a transfer, where it is no customer. */
  readonly payee?: Payee | undefined;
  /** As it came in the request; undefined when it was left out. */
  readonly pin: unknown;
  /** This kind of payment asks for the PIN whatever the amount. */
  readonly isPinAlwaysNeeded?: boolean;
}

/** What was cleared. Read by what writes movements, and by nothing else. */
export interface Terms<To = WalletFacts | undefined> {
  readonly from: WalletFacts;
  /** The receiving customer's wallet, open by now. */
  readonly to: To;
  readonly amount: Money;
  readonly fees: readonly Fee[];
  /** What it counts against today. */
  readonly allowance: Allowance;
  /** What the receiver's cooling-off period counts it against. */
  readonly intake: Allowance | undefined;
  /** What the receiving wallet may hold at most. */
  readonly ceiling: bigint | undefined;
  /** What it counts against because the PIN was not given. */
  readonly unconfirmed: Unconfirmed | undefined;
  /** What the books said no to, with the figures that a customer can act on. */
  explain(error: unknown): Promise<unknown>;
  /** What was confirmed before is used up with it. */
  readonly takeUp?: TakeUp | undefined;
  /** Refuses a customer who has ended the session, or shut the account, since they asked. */
  readonly refuseEnded?: ((tx: Tx) => Promise<void>) | undefined;
}

/** Proof that this payment was cleared. The key is this file's own, and what was cleared hides behind it. */
export interface Cleared<To = WalletFacts | undefined> {
  readonly [cleared]: Terms<To>;
}

/** What was cleared to stay with its customer, in another wallet of theirs. */
export interface TermsWithin extends Pick<Terms, 'from' | 'amount' | 'fees' | 'unconfirmed' | 'explain' | 'takeUp'> {
  readonly to: WalletFacts;
}

/** Proof of the same kind, for money that does not leave its customer: it opens no way out. */
export interface ClearedWithin {
  readonly [clearedWithin]: TermsWithin;
}

/** What was cleared to go back to the customer who sent it. */
export interface TermsBack extends Pick<Terms, 'from' | 'amount' | 'unconfirmed' | 'explain'> {
  readonly to: WalletFacts;
}

/** Proof that a customer may send back what came to them: it opens the way to its sender alone. */
export interface ClearedBack {
  readonly [clearedBack]: TermsBack;
}

export const termsBack = (proof: ClearedBack): TermsBack => proof[clearedBack];

export const termsWithin = (proof: ClearedWithin): TermsWithin => proof[clearedWithin];

export const termsOf = <To>(proof: Cleared<To>): Terms<To> => proof[cleared];

/**
 * The common payment is small and needs no PIN, so its limits and funds are left to the books to check. Only when the PIN
 * is about to be asked for are they looked at first, lest a customer types a PIN for what cannot be paid anyway.
 */
export async function clear(
  needs: Clearing,
  payer: Payer,
  spend: Spend & { to: Receiver },
): Promise<Cleared<WalletFacts>>;
export async function clear(
  needs: Clearing,
  payer: Payer,
  spend: Spend & { to?: undefined },
): Promise<Cleared<undefined>>;
export async function clear(needs: Clearing, payer: Payer, spend: Spend): Promise<Cleared> {
  return traced('gate', {}, () => decide(needs, payer, spend));
}

async function decide(needs: Clearing, payer: Payer, spend: Spend): Promise<Cleared> {
  const { pool, policy, walletServices } = needs;
  const { limits } = policy;
  const { caller, wallet: from } = payer[admitted];
  const { amount, fees = [], to: receiver } = spend;
  if (spend.as === 'transfer') limits.requireTransfersOn(caller);
  const { currency } = from;
  if (amount.currency !== currency) throw new Error(`${amount.currency} cannot leave a wallet of ${currency}`);

  const total: Money = { currency, minor: amount.minor + totalOf(fees) };
  const allowance = limits.allowance(caller, amount);
  const means: Means = { pool, limits, from, total, allowance, key: caller.apiKey };
  if (receiver && isKeptAway(receiver, caller.number)) throw await unavailable(means);
  const intake = receiver && (await intakeFor(means, { receiver, amount }));
  const known = receiver && (await walletServices.wallets.ofCustomer({ owner: receiver.number, currency }));
  // Otherwise a sender could open wallets in another's name by sending what they do not have.
  if (receiver && !known) await requireMeans(means);
  const guarded = await whomAskedAbout(needs, payer, { spend, means });
  const unconfirmed = await confirm(needs, {
    payer,
    spend: guarded.length > 0 ? { ...spend, isPinAlwaysNeeded: true } : spend,
    means,
  });
  if (guarded.length > 0) await walletServices.payees!.noteConfirmed(caller.number, guarded);
  const to = known ?? (receiver && (await openFor(pool, { owner: receiver.number, currency })));
  const { isAlone } = walletServices;
  const ceiling = receiver && to && (await ceilingOf(pool, { limits, tier: receiver.tier, wallet: to, isAlone }));
  const explain = (error: unknown) => inFigures({ ...means, unconfirmed }, error);
  const asker = payer[admitted];
  const asked = isAway(asker)
    ? { takeUp: asker[confirmedBefore] }
    : { refuseEnded: (tx: Tx) => refuseEnded(tx, asker.caller) };
  return { [cleared]: { from, to, amount, fees, allowance, intake, ceiling, unconfirmed, explain, ...asked } };
}

/** The guard that a customer set over what leaves to payees it does not know. */
async function whomAskedAbout(
  needs: Clearing,
  payer: Payer,
  { spend: { as, amount, to, payee: outside }, means }: { spend: Spend; means: Means },
): Promise<readonly string[]> {
  if (as !== 'transfer') return [];
  const asker = payer[admitted];
  const { number: owner } = asker.caller;
  const payee = to ? payeeOf(needs, owner, to.number) : outside;
  if (!payee) throw new Error('a transfer says whom it pays');
  const asking = { caller: asker.caller, isAway: isAway(asker), requireMeans: () => requireMeans(means) };
  return passGuard(needs, asking, [{ payee, amount }]);
}

/** Another customer, as the guard asks about them. */
export const payeeOf = (
  { walletServices: { payees } }: { walletServices: Pick<Clearing['walletServices'], 'payees'> },
  owner: bigint,
  customer: bigint,
): Payee => ({
  name: `customer ${customer}`,
  async wasPaid() {
    if (!payees) throw new Error('a payee is asked about where none are known');
    return payees.wasPaid(owner, { customer });
  },
});

/**
 * Refuses what the limits or the wallet have no room for, before a deed asks the outside world about it: a question costs
 * money, and its answer is worth something to a caller who could never pay.
 */
export async function requireAffordable(
  { pool, policy: { limits } }: Pick<Clearing, 'pool' | 'policy'>,
  payer: Payer,
  { amount, fees = [], as }: Pick<Spend, 'amount' | 'fees' | 'as'>,
): Promise<void> {
  const { caller, wallet: from } = payer[admitted];
  if (as === 'transfer') limits.requireTransfersOn(caller);
  const total: Money = { currency: from.currency, minor: amount.minor + totalOf(fees) };
  await requireMeans({ pool, limits, from, total, allowance: limits.allowance(caller, amount) });
}

/** As of one who may receive no more: a caller is not to learn that they are kept away, and one who could not pay nothing at all. */
async function unavailable(means: Means): Promise<Refused> {
  await requireMeans(means);
  return refuse(receivingRefusals.recipient_limit);
}

/** What a receiver may be sent tells how far they are verified, and a caller who could not pay is not to learn it. */
async function intakeFor(
  means: Means,
  { receiver, amount }: { receiver: Mover; amount: Money },
): Promise<Allowance | undefined> {
  try {
    return await intakeOf(means.pool, { limits: means.limits, who: receiver, amount });
  } catch (error) {
    await requireMeans(means);
    throw error;
  }
}

/**
 * Between two wallets of one customer: nothing leaves them, so no limit of a day counts it and no ceiling keeps it out. The
 * PIN is asked for as ever, lest a thief with an open session moves savings to where they are easily spent.
 */
export async function clearWithin(
  needs: Clearing,
  payer: Payer,
  { to, ...spend }: Pick<Spend, 'amount' | 'fees' | 'pin'> & { to: WalletFacts },
): Promise<ClearedWithin> {
  const { caller, wallet: from } = payer[admitted];
  const { amount, fees = [] } = spend;
  if (to.owner !== caller.number) throw new Error('a wallet of another customer is no place within');
  if (amount.currency !== from.currency)
    throw new Error(`${amount.currency} cannot leave a wallet of ${from.currency}`);
  const { pool, policy } = needs;
  const total: Money = { currency: from.currency, minor: amount.minor + totalOf(fees) };
  const means: Means = { pool, limits: policy.limits, from, total, allowance: undefined, key: caller.apiKey };
  const unconfirmed = await confirm(needs, { payer, spend, means });
  const explain = (error: unknown) => inFigures({ ...means, unconfirmed }, error);
  return { [clearedWithin]: { from, to, amount, fees, unconfirmed, explain } };
}

/**
 * What came by mistake, on its way back to the customer who sent it: a spend like any other in who may make it, in funds and
 * in the PIN. But it is no payment of this customer's, so that no limit of their day counts it, no guard asks about the
 * payee, and neither a switch nor the sender's ceiling keeps out what was the sender's a moment ago. `besides` is what this
 * call itself puts into the wallet first.
 */
export async function clearBack(
  needs: Clearing,
  payer: Payer,
  { to, besides, ...spend }: Pick<Spend, 'amount' | 'pin'> & { to: WalletFacts; besides: bigint },
): Promise<ClearedBack> {
  const { caller, wallet: from } = payer[admitted];
  const { amount } = spend;
  if (amount.currency !== from.currency || amount.currency !== to.currency)
    throw new Error(`${amount.currency} does not go back from ${from.currency} to ${to.currency}`);
  if (caller.apiKey) throw new Error('a program sends nothing back for its customer');
  const { pool, policy } = needs;
  const means: Means = { pool, limits: policy.limits, from, total: amount, allowance: undefined, besides };
  const unconfirmed = await confirm(needs, { payer, spend, means });
  const explain = (error: unknown) => inFigures({ ...means, unconfirmed }, error);
  return { [clearedBack]: { from, to, amount, unconfirmed, explain } };
}

/**
 * Between a wallet and a pot of it: it stays where its customer spends from or next to it, so that no limit counts it and
 * no PIN is asked for. A customer who may move nothing was refused when they were admitted.
 */
export function clearAside(
  payer: Payer,
  { amount, from, to }: Pick<Spend, 'amount'> & { from: WalletFacts; to: WalletFacts },
): ClearedWithin {
  const asker = payer[admitted];
  const { caller, wallet } = asker;
  if (from.owner !== caller.number || to.owner !== caller.number)
    throw new Error('a wallet of another customer is no place within');
  if (from.id !== wallet.id && to.id !== wallet.id) throw new Error('a pot belongs to the wallet that was admitted');
  if (amount.currency !== from.currency || amount.currency !== to.currency)
    throw new Error(`${amount.currency} cannot go from ${from.currency} to ${to.currency}`);
  const explain = async (error: unknown) => asRefusal(error);
  const takeUp = isAway(asker) ? asker[confirmedBefore] : undefined;
  return { [clearedWithin]: { from, to, amount, fees: [], unconfirmed: undefined, explain, takeUp } };
}

/**
 * What a customer wants done later, while they are away: confirmed now, with the PIN whatever the sum is. Whether the money
 * is there is asked when it is done.
 */
export async function confirmForLater(
  needs: Pick<Clearing, 'pool' | 'identity' | 'policy' | 'walletServices'>,
  payer: Payer,
  { most, pin, transfers = [] }: { most: Money; pin: unknown; transfers?: readonly Guarded[] },
): Promise<void> {
  const { pool, identity, walletServices } = needs;
  const { pins } = identity;
  const { caller, address, requestId } = present(payer);
  // The customer is not there to be asked when the day comes, so the guard asks now about all that will leave to others.
  const guarded = await passGuard(needs, { caller, isAway: false }, transfers);
  // What a program may have done is counted as it is done, against its key.
  if (caller.apiKey) return;
  await pins.confirmSpend(caller, { amount: most, pin, always: true, origin: { address, requestId } });
  if (guarded.length > 0) await walletServices.payees!.noteConfirmed(caller.number, guarded);
  await forgetUnconfirmed(pool, caller.number);
}

/**
 * What was confirmed for later, between two wallets of one customer, is due: who may move nothing by now moves nothing. That
 * the PIN was given is what the caller's row says, for nothing else writes such a row.
 */
export function clearConfirmed(
  { limits }: { limits: Pick<Limits, 'requireMayMove'> },
  standing: Standing,
  { from, to, amount, fees = [] }: Pick<Spend, 'amount' | 'fees'> & { from: WalletFacts; to: WalletFacts },
): ClearedWithin {
  if (to.owner !== from.owner) throw new Error('a wallet of another customer is no place within');
  if (amount.currency !== from.currency)
    throw new Error(`${amount.currency} cannot leave a wallet of ${from.currency}`);
  if (standing.isFrozen) throw refuse(identityRefusals.account_frozen);
  limits.requireMayMove(standing);
  const explain = async (error: unknown) => asRefusal(error);
  return { [clearedWithin]: { from, to, amount, fees, unconfirmed: undefined, explain } };
}

/**
 * The same for money that leaves the customer: it counts against their day, as if they had sent it themselves just now.
 */
export function clearConfirmedOut(
  { limits }: { limits: Pick<Limits, 'allowance'> },
  standing: StandingMover,
  { from, amount, fees = [] }: Pick<Spend, 'amount' | 'fees'> & { from: WalletFacts },
): Cleared<undefined> {
  if (from.owner !== standing.number) throw new Error('a wallet of another customer is not theirs to spend');
  if (amount.currency !== from.currency)
    throw new Error(`${amount.currency} cannot leave a wallet of ${from.currency}`);
  if (standing.isFrozen) throw refuse(identityRefusals.account_frozen);
  const allowance = limits.allowance(standing, amount);
  const explain = async (error: unknown) => asRefusal(error);
  const none = { to: undefined, intake: undefined, ceiling: undefined, unconfirmed: undefined };
  return { [cleared]: { from, amount, fees, allowance, ...none, explain } };
}

const isAway = (asker: Asker): asker is Away => confirmedBefore in asker;

function present(payer: Payer): Present {
  const asker = payer[admitted];
  if (isAway(asker)) throw new Error('a customer who is away confirms nothing');
  return asker;
}

interface Means {
  readonly pool: Pool;
  readonly limits: Limits;
  readonly from: WalletFacts;
  /** Fees included. */
  readonly total: Money;
  /** None: it counts against no day. */
  readonly allowance: Allowance | undefined;
  /** The program's that pays, where it is no customer at a device. */
  readonly key?: CallingKey | undefined;
  /** What comes into the wallet in the commit that pays. */
  readonly besides?: bigint | undefined;
}

/** Refuses what the day or the wallet has no room for, on figures read this moment. */
async function requireMeans({ pool, limits, from, total, allowance, besides = 0n }: Means): Promise<void> {
  if (allowance) await limits.requireHeadroom(pool, allowance);
  const { balance } = await readHead(pool, from.id);
  if (balance + besides < total.minor) throw refuse(ledgerRefusals.insufficient_funds);
}

/** Asks for the PIN where it must be given. Answers what a payment without it counts against. */
async function confirm(
  { pool, identity: { pins }, policy: { limits } }: Clearing,
  { payer, spend, means }: { payer: Payer; spend: Pick<Spend, 'pin' | 'isPinAlwaysNeeded'>; means: Means },
): Promise<Unconfirmed | undefined> {
  const { key, allowance } = means;
  // Its customer proved who they are when they made it, and how much it may send is counted in the books.
  if (key) {
    if (!allowance) throw new Error('a key moves nothing that its day does not count');
    return limits.ofKey(key, allowance.sum);
  }
  // It was confirmed before, with the PIN, whatever the sum is.
  if (isAway(payer[admitted])) return undefined;
  const { caller, address, requestId } = present(payer);
  const { pin, isPinAlwaysNeeded: always = false } = spend;
  const passkey = passkeyOf(present(payer));
  const isPinExpected = always || pin !== undefined || passkey !== undefined;
  if (isPinExpected) await requireMeans(means);
  let confirmation: Confirmation;
  try {
    confirmation = await pins.confirmSpend(caller, {
      amount: means.total,
      pin,
      passkey,
      always,
      origin: { address, requestId },
    });
  } catch (error) {
    if (error instanceof Refused && !isPinExpected) await requireMeans(means);
    throw error;
  }
  if (!confirmation.isConfirmed) {
    const { thresholdMinor } = confirmation;
    return thresholdMinor === undefined ? undefined : limits.unconfirmed(caller, means.total, thresholdMinor);
  }
  await forgetUnconfirmed(pool, caller.number);
  return undefined;
}

/** What the device signed, if it was asked; a header that holds anything else is an answer that is not right. */
function passkeyOf({ headers, route, key, sent }: Present) {
  const header = headers?.[passkeyHeader];
  if (typeof header !== 'string' || route === undefined) return undefined;
  return { answer: readAnswer(header), digest: paymentDigest({ route, key, sent }) };
}

function readAnswer(header: string): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    return typeof answer === 'object' && answer !== null ? { ...answer } : {};
  } catch {
    return {};
  }
}

async function openFor(pool: Pool, wallet: { owner: bigint; currency: CurrencyCode }): Promise<WalletFacts> {
  return (await transaction(pool, tx => openWallet(tx, wallet), { retries: 5 })).wallet;
}

/**
 * What the books refused, with the figures that a customer can act on. They do not say which of the sender's own counts is
 * full, so those are asked in the order of the contract.
 */
async function inFigures(refused: Means & Pick<Terms, 'unconfirmed'>, error: unknown): Promise<unknown> {
  const { pool, limits, allowance, unconfirmed } = refused;
  if (error instanceof InsufficientFunds && allowance) await limits.requireHeadroom(pool, allowance);
  if (error instanceof IntakeExceeded || !(error instanceof AllowanceExceeded)) return asRefusal(error);
  await requireMeans(refused);
  if (unconfirmed && (await isUnconfirmedFull(pool, unconfirmed))) {
    return refused.key ? limits.keyExceeded(refused.key) : refuse(identityRefusals.pin_required);
  }
  return allowance ? limits.exceeded(pool, allowance) : refuse(commonRefusals.busy);
}
