import { identityRefusals } from '@wura/identity/contract';
import type { Standing } from '@wura/identity/server';
import type { Money } from '@wura/money';
import type { Limits } from '@wura/policy/server';
import { refuse } from '@wura/wire/refusals';
import { takeUpOf } from './asker.ts';
import { admittedOf, type Clearing, type Payer, type Spend, type Terms } from './clear.ts';
import { confirm, inFigures, type Means } from './confirm.ts';
import { asRefusal } from './refusals.ts';
import { totalOf } from './statements.ts';
import type { WalletFacts } from './wallets.ts';

// The gate for money that stays with its customer.

/** What was cleared to stay with its customer, in another wallet of theirs. */
export interface TermsWithin extends Pick<Terms, 'from' | 'amount' | 'fees' | 'unconfirmed' | 'explain' | 'takeUp'> {
  readonly to: WalletFacts;
}

const clearedWithin = Symbol('cleared within');

/** Proof of the same kind, for money that does not leave its customer: it opens no way out. */
export interface ClearedWithin {
  readonly [clearedWithin]: TermsWithin;
}

export const termsWithin = (proof: ClearedWithin): TermsWithin => proof[clearedWithin];

/**
 * Between two wallets of one customer: nothing leaves them, so no limit of a day counts it and no ceiling keeps it out. The
 * PIN is asked for as ever, lest a thief with an open session moves savings to where they are easily spent.
 */
export async function clearWithin(
  needs: Clearing,
  payer: Payer,
  { to, ...spend }: Pick<Spend, 'amount' | 'fees' | 'pin'> & { to: WalletFacts },
): Promise<ClearedWithin> {
  const { asker, wallet: from } = admittedOf(payer);
  const { caller } = asker;
  const { amount, fees = [] } = spend;
  if (to.owner !== caller.number) throw new Error('a wallet of another customer is no place within');
  if (amount.currency !== from.currency)
    throw new Error(`${amount.currency} cannot leave a wallet of ${from.currency}`);
  const { pool, policy } = needs;
  const total: Money = { currency: from.currency, minor: amount.minor + totalOf(fees) };
  const means: Means = { pool, limits: policy.limits, from, total, allowance: undefined, key: caller.apiKey };
  const unconfirmed = await confirm(needs.identity, { asker, spend, means });
  const explain = (error: unknown) => inFigures({ ...means, unconfirmed }, error);
  return { [clearedWithin]: { from, to, amount, fees, unconfirmed, explain } };
}

/**
 * Between a wallet and a pot of it: it stays where its customer spends from or next to it, so that no limit counts it and
 * no PIN is asked for. A customer who may move nothing was refused when they were admitted.
 */
export function clearAside(
  payer: Payer,
  { amount, from, to }: Pick<Spend, 'amount'> & { from: WalletFacts; to: WalletFacts },
): ClearedWithin {
  const { asker, wallet } = admittedOf(payer);
  const { caller } = asker;
  if (from.owner !== caller.number || to.owner !== caller.number)
    throw new Error('a wallet of another customer is no place within');
  if (from.id !== wallet.id && to.id !== wallet.id) throw new Error('a pot belongs to the wallet that was admitted');
  if (amount.currency !== from.currency || amount.currency !== to.currency)
    throw new Error(`${amount.currency} cannot go from ${from.currency} to ${to.currency}`);
  const explain = async (error: unknown) => asRefusal(error);
  return { [clearedWithin]: { from, to, amount, fees: [], unconfirmed: undefined, explain, takeUp: takeUpOf(asker) } };
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
