import { identityRefusals } from '@wura/identity/contract';
import { isKeptAway, moverNow, type Pins, type StandingMover } from '@wura/identity/server';
import type { Allowance, Unconfirmed } from '@wura/ledger/server/order';
import type { Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { transaction, type Pool, type Tx } from '@wura/database';
import { traced } from '@wura/platform/tracing';
import { receivingRefusals } from '@wura/policy/contract';
import type { Limits, Mover } from '@wura/policy/server';
import { commonRefusals, refuse, type Refused } from '@wura/wire/refusals';
import type { IsAlone } from './alone.ts';
import { askAgain, type AskedBefore } from './ask-again.ts';
import { isAway, takeUpOf, type Asker, type TakeUp } from './asker.ts';
import { confirm, inFigures, isProofGiven, requireMeans, type Confirming, type Means } from './confirm.ts';
import { passGuard, payeeOf, type Payee } from './guard.ts';
import type { Payees } from './payees.ts';
import { ceilingOf, intakeOf } from './receiving.ts';
import { asRefusal } from './refusals.ts';
import { totalOf, type Fee } from './statements.ts';
import { openWallet, type WalletFacts, type Wallets } from './wallets.ts';

// Everything that stands between a customer and their money, once, in the order that the contract names: whose wallet it
// is, frozen and KYC; then the deed looks up what only it knows; then limits, funds, and the PIN last, because a wrong one
// is counted. Money moves for nothing but what comes out of here: what leaves a customer by `clear`, what stays with them by
// `clear-within.ts`, what came by mistake by `clear-back.ts`.

export interface Clearing {
  readonly pool: Pool;
  readonly identity: { readonly pins: Pick<Pins, 'confirmSpend' | 'isPaymentConfirmed' | 'withoutPin'> };
  readonly walletServices: {
    readonly wallets: Pick<Wallets, 'findOwn' | 'ofCustomer'>;
    /** Where many are paid a second, and it is remembered. */
    readonly isAlone?: IsAlone;
    /** Needed where a customer is at their device, and not for what they confirmed before. */
    readonly payees?: Payees;
  };
  readonly policy: { readonly limits: Limits };
}

const admitted = Symbol('admitted');

/** A customer who may move money, with a wallet of their own. Made by `admit` alone. */
export interface Payer {
  readonly wallet: WalletFacts;
  readonly [admitted]: { readonly asker: Asker; readonly wallet: WalletFacts };
}

/** Who asks, and with which wallet: as it was admitted, whatever was written beside it since. */
export const admittedOf = (payer: Payer): Payer[typeof admitted] => payer[admitted];

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
  return { wallet, [admitted]: { asker, wallet } };
}

/** A customer who is paid, and whom they keep away. */
export type Receiver = Mover & { readonly blocks: readonly bigint[]; readonly isLeaving: boolean };

export interface Spend extends Confirming {
  /** What arrives, in the wallet's currency. */
  readonly amount: Money;
  /** Taken on top. */
  readonly fees?: readonly Fee[];
  /** The day of the rules that say so, where the movement has no other place to keep it. */
  readonly rules?: string;
  /**
   * A transfer puts money into another person's account or address, and its customer may have switched those off; a purchase buys
   * something for them.
   */
  readonly as: 'transfer' | 'purchase';
  /** The customer who receives it, where it is one. */
  readonly to?: Receiver | undefined;
  /** Who receives a transfer, where it is no customer. */
  readonly payee?: Payee | undefined;
}

/** What a payment counts against. */
export type Counts = Pick<Terms, 'allowance' | 'unconfirmed'>;

/** What was cleared. Read by what writes movements, and by nothing else. */
export interface Terms<To = WalletFacts | undefined> {
  readonly from: WalletFacts;
  /** The receiving customer's wallet, open by now. */
  readonly to: To;
  readonly amount: Money;
  readonly fees: readonly Fee[];
  /** The day of the rules that say so, where the movement has no other place to keep it. */
  readonly rules?: string | undefined;
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
  /**
   * Asks once more, in the transaction that moves the money: refuses a customer who has ended the session, shut the account or made
   * it stricter since, and one who was frozen since. Answers what it counts against by then.
   */
  readonly askAgain: (tx: Tx) => Promise<Counts>;
  /** Their proof was looked through, which took a while: that is asked in the commit that moves the money. */
  readonly isProven?: boolean;
}

const cleared = Symbol('cleared');

/** Proof that this payment was cleared. The key is this file's own, and what was cleared hides behind it. */
export interface Cleared<To = WalletFacts | undefined> {
  readonly [cleared]: Terms<To>;
}

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
  const { asker, wallet: from } = payer[admitted];
  const { caller } = asker;
  const { amount, fees = [], rules, to: receiver } = spend;
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
  const guarded = await whomAskedAbout(needs, asker, { spend, means });
  const unconfirmed = await confirm(needs.identity, {
    asker,
    spend: guarded.length > 0 ? { ...spend, isPinAlwaysNeeded: true } : spend,
    means,
  });
  if (guarded.length > 0) await walletServices.payees!.noteConfirmed(caller.number, guarded);
  const to = known ?? (receiver && (await openFor(pool, { owner: receiver.number, currency })));
  const { isAlone } = walletServices;
  const ceiling = receiver && to && (await ceilingOf(pool, { limits, tier: receiver.tier, wallet: to, isAlone }));
  let counts: Counts = { allowance, unconfirmed };
  const explain = (error: unknown) => inFigures({ ...means, ...counts }, error);
  const before: AskedBefore = { asker, spend, means, unconfirmed, isGuarded: guarded.length > 0 };
  const asked = {
    askAgain: async (tx: Tx) => (counts = await askAgain(tx, needs.identity, before)),
    ...(isAway(asker) ? { takeUp: takeUpOf(asker) } : { isProven: isProofGiven(asker, spend) }),
  };
  return { [cleared]: { from, to, amount, fees, rules, allowance, intake, ceiling, unconfirmed, explain, ...asked } };
}

/** The guard that a customer set over what leaves to payees it does not know. */
async function whomAskedAbout(
  needs: Clearing,
  asker: Asker,
  { spend: { as, amount, to, payee: outside }, means }: { spend: Spend; means: Means },
): Promise<readonly string[]> {
  if (as !== 'transfer') return [];
  const { number: owner } = asker.caller;
  const payee = to ? payeeOf(needs, owner, to.number) : outside;
  if (!payee) throw new Error('a transfer says whom it pays');
  const asking = { caller: asker.caller, isAway: isAway(asker), requireMeans: () => requireMeans(means) };
  return passGuard(needs, asking, [{ payee, amount }]);
}

/**
 * Refuses what the limits or the wallet have no room for, before a deed asks the outside world about it: a question costs
 * money, and its answer is worth something to a caller who could never pay.
 */
export async function requireAffordable(
  { pool, policy: { limits } }: Pick<Clearing, 'pool' | 'policy'>,
  payer: Payer,
  { amount, fees = [], as }: Pick<Spend, 'amount' | 'fees' | 'as'>,
): Promise<void> {
  const { asker, wallet: from } = payer[admitted];
  const { caller } = asker;
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

async function openFor(pool: Pool, wallet: { owner: bigint; currency: CurrencyCode }): Promise<WalletFacts> {
  return (await transaction(pool, tx => openWallet(tx, wallet), { retries: 5 })).wallet;
}

/**
 * What was confirmed for later, and leaves the customer without a receiver of ours, is due: it counts against their day, as
 * if they had sent it themselves just now.
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
  const again = async (tx: Tx): Promise<Counts> => ({
    allowance: limits.allowance(await moverNow(tx, standing.number), amount),
    unconfirmed: undefined,
  });
  return { [cleared]: { from, amount, fees, allowance, ...none, explain, askAgain: again } };
}
