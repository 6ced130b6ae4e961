import type { Allowance } from '@wura/ledger/server/order';
import type { Money } from '@wura/money';
import type { Queries } from '@wura/database';
import type { Limits, Mover } from '@wura/policy/server';
import type { IsAlone } from './alone.ts';
import { listWallets, readCameIn, type WalletFacts } from './wallets.ts';

/**
 * What a cooling-off period counts of this amount; refuses what the receiver may not be sent at all. The books count
 * transfers between customers; what came from outside that day takes from the room they have. Read only on such a day: on
 * any other nothing is counted and nothing asked.
 */
export async function intakeOf(
  db: Queries,
  { limits, who, amount }: { limits: Limits; who: Mover; amount: Money },
): Promise<Allowance | undefined> {
  limits.requireReceivable(who, amount);
  const intake = limits.intake(who, amount);
  if (!intake) return undefined;
  const cameIn = await readCameIn(db, { owner: who.number, since: who.coolingOffSince });
  const ceiling = cameIn.reduce((left, money) => left - limits.worthMinor(money), intake.ceiling);
  return { ...intake, ceiling: ceiling > 0n ? ceiling : 0n };
}

interface Held {
  readonly limits: Limits;
  readonly tier: Mover['tier'];
  readonly wallet: Pick<WalletFacts, 'owner' | 'currency'>;
  /** Where this may be known without a query. */
  readonly isAlone?: IsAlone | undefined;
}

/** The most this wallet may hold under its owner's tier, beside what the owner's other wallets and all pots are worth. */
export async function ceilingOf(db: Queries, { limits, tier, wallet, isAlone }: Held): Promise<bigint | undefined> {
  const { currency, owner } = wallet;
  const alone = limits.ceiling(tier, { currency, othersMinor: 0n });
  // Most customers who are known have no ceiling, and most others nothing beside it; then nothing is read.
  if (alone === undefined || (await isAlone?.(owner))) return alone;
  // What a customer has put aside counts, that of this wallet too.
  const othersMinor = (await listWallets(db, owner)).reduce((sum, { wallet: { currency: code }, balance, inPots }) => {
    const minor = (code === currency ? 0n : balance) + (inPots ?? 0n);
    return sum + limits.worthMinor({ currency: code, minor });
  }, 0n);
  return limits.ceiling(tier, { currency, othersMinor });
}
