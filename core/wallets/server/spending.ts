import type { Pins, SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import type { Allowance } from '@wura/ledger/server/order';
import type { Money } from '@wura/money';
import type { Pool, Queries } from '@wura/database';
import { policyRefusals } from '@wura/policy/contract';
import { nairaWorthOn, type Limits, type Mover } from '@wura/policy/server';
import { Refused } from '@wura/wire/refusals';
import { requireFunds } from './movements.ts';
import { listWallets, readCameIn, type WalletFacts } from './wallets.ts';

export interface Spending {
  pool: Pool;
  limits: Limits;
  pins: Pick<Pins, 'confirmSpend'>;
}

export interface Spend {
  readonly who: SignedIn;
  readonly from: WalletFacts;
  /** Fees included. */
  readonly totalMinor: bigint;
  readonly allowance: Allowance;
  readonly pin: Parameters<Pins['confirmSpend']>[1];
}

/**
 * Everything that stands between a customer and their money, in the order every payment keeps: limits, funds, and the PIN
 * last, because a wrong one is counted. The common payment is small and needs no PIN, so its limits and funds are left to
 * the books to check. Only when the PIN is about to be asked for are they looked at first, lest somebody types a PIN for
 * what cannot be paid anyway.
 */
export async function confirmSpend({ pool, limits, pins }: Spending, spend: Spend): Promise<void> {
  const { who, pin } = spend;
  const isPinExpected = pin.always || pin.pin !== undefined;
  if (isPinExpected) await requireMeans({ pool, limits }, spend);
  try {
    await pins.confirmSpend(who, pin);
  } catch (error) {
    if (error instanceof Refused && !isPinExpected) await requireMeans({ pool, limits }, spend);
    throw error;
  }
}

/** Refuses what the day or the wallet has no room for, on figures read this moment. */
export async function requireMeans(
  { pool, limits }: Pick<Spending, 'pool' | 'limits'>,
  { allowance, from, totalMinor }: Pick<Spend, 'allowance' | 'from' | 'totalMinor'>,
): Promise<void> {
  await limits.requireHeadroom(pool, allowance);
  await requireFunds(pool, from, totalMinor);
}

/** What the books refused, with the figures a customer can act on. Limits come before funds here too. */
export async function inFigures(
  { pool, limits }: Pick<Spending, 'pool' | 'limits'>,
  { allowance, error }: { allowance: Allowance; error: unknown },
): Promise<unknown> {
  if (!(error instanceof Refused)) return error;
  if (error.refusal === policyRefusals.limit_exceeded) {
    return limits.exceeded(pool, allowance);
  }
  if (error.refusal === ledgerRefusals.insufficient_funds) await limits.requireHeadroom(pool, allowance);
  return error;
}

/**
 * What a cooling-off period counts of this amount. The books count transfers between customers; what came from outside that day
 * takes from the room they have. Read only on such a day: on any other nothing is counted and nothing asked.
 */
export async function intakeOf(
  db: Queries,
  { limits, who, amount }: { limits: Limits; who: Mover; amount: Money },
): Promise<Allowance | undefined> {
  const intake = limits.intake(who, amount);
  if (!intake) return undefined;
  const day = new Date();
  const cameIn = await readCameIn(db, { owner: who.number, since: who.coolingOffSince });
  const ceiling = cameIn.reduce((left, money) => left - nairaWorthOn(day, money), intake.ceiling);
  return { ...intake, ceiling: ceiling > 0n ? ceiling : 0n };
}

/** The most this wallet may hold under its owner's tier, beside what the owner's other wallets are worth. */
export async function ceilingOf(
  db: Queries,
  { limits, tier, wallet }: { limits: Limits; tier: Mover['tier']; wallet: Pick<WalletFacts, 'owner' | 'currency'> },
): Promise<bigint | undefined> {
  const { currency, owner } = wallet;
  // Most customers who are known have no ceiling, and then nothing is read.
  if (limits.ceiling(tier, { currency, othersMinor: 0n }) === undefined) return undefined;
  const others = (await listWallets(db, owner)).filter(other => other.wallet.currency !== currency);
  const day = new Date();
  const othersMinor = others.reduce(
    (sum, { wallet: { currency: code }, balance }) => sum + nairaWorthOn(day, { currency: code, minor: balance }),
    0n,
  );
  return limits.ceiling(tier, { currency, othersMinor });
}
