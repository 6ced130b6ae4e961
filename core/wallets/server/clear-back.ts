import { admittedOf, type Clearing, type Payer, type Spend, type Terms } from './clear.ts';
import { confirm, inFigures, type Means } from './confirm.ts';
import type { WalletFacts } from './wallets.ts';

/** What was cleared to go back to the customer who sent it. */
export interface TermsBack extends Pick<Terms, 'from' | 'amount' | 'unconfirmed' | 'explain'> {
  readonly to: WalletFacts;
}

const clearedBack = Symbol('cleared back');

/** Proof that a customer may send back what came to them: it opens the way to its sender alone. */
export interface ClearedBack {
  readonly [clearedBack]: TermsBack;
}

export const termsBack = (proof: ClearedBack): TermsBack => proof[clearedBack];

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
  const { asker, wallet: from } = admittedOf(payer);
  const { caller } = asker;
  const { amount } = spend;
  if (amount.currency !== from.currency || amount.currency !== to.currency)
    throw new Error(`${amount.currency} does not go back from ${from.currency} to ${to.currency}`);
  if (caller.apiKey) throw new Error('a program sends nothing back for its customer');
  const { pool, policy } = needs;
  const means: Means = { pool, limits: policy.limits, from, total: amount, allowance: undefined, besides };
  const unconfirmed = await confirm(needs.identity, { asker, spend, means });
  const explain = (error: unknown) => inFigures({ ...means, unconfirmed }, error);
  return { [clearedBack]: { from, to, amount, unconfirmed, explain } };
}
