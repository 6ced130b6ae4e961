import type { Tx } from '@wura/database';
import { postJournals } from '@wura/ledger/server/journal';
import type { Entry, Side } from '@wura/ledger/server/order';
import type { Money } from '@wura/money';
import { currencyOf } from '@wura/money/currencies';
import { termsWithin, type ClearedWithin } from './clear-within.ts';
import { uuidOf, type Intent } from './intents.ts';
import { feeSides } from './fee-sides.ts';
import type { MovementKind } from './kinds.ts';
import { noteCompleted } from './note-completed.ts';
import { totalOf } from './statements.ts';
import { freeShard, positionPurpose, residuePurpose, systemWallets } from './system-wallets.ts';

export interface NewExchange<Details> {
  readonly out: MovementKind<Details>;
  readonly into: MovementKind<Details>;
  readonly intent: Intent;
  /** What arrives. */
  readonly received: Money;
  /** A part of a smallest unit that arrives nowhere else is rounded up to one and kept apart. */
  readonly residueMinor: bigint;
  /** What both sides' words are made of; both go by one reference. */
  details(out: Entry, into: Entry): Details & { readonly reference: string };
}

/**
 * Takes money out of one wallet and gives its worth in another currency to another wallet of the same customer: two
 * transfers, because no transfer turns one currency into another, in one call and one commit. Between them stand the
 * house's positions, one in each currency. Run it in a transaction with retries.
 */
export async function exchangeMoney<Details>(
  tx: Tx,
  proof: ClearedWithin,
  { out, into, intent, received, residueMinor, details }: NewExchange<Details>,
): Promise<Entry> {
  const { from, to, amount, fees, unconfirmed } = termsWithin(proof);
  if (received.currency !== to.currency)
    throw new Error(`${received.currency} cannot enter a wallet of ${to.currency}`);
  const [given, taken] = [currencyOf(from.currency).id, currencyOf(to.currency).id];
  const house = await houseWallets(tx, [given, taken]);

  const outSides: [Side, Side, ...Side[]] = [
    { wallet: from.id, amount: -(amount.minor + totalOf(fees)), currency: given },
    { wallet: await house(given)(positionPurpose), amount: amount.minor, currency: given },
    ...(await feeSides(house(given), fees, given)),
  ];
  const intoSides: [Side, Side, ...Side[]] = [
    { wallet: to.id, amount: received.minor, currency: taken },
    { wallet: await house(taken)(positionPurpose), amount: -(received.minor + residueMinor), currency: taken },
  ];
  if (residueMinor > 0n) {
    intoSides.push({ wallet: await house(taken)(residuePurpose), amount: residueMinor, currency: taken });
  }
  const [left, arrived] = await postJournals(tx, [
    { kind: out.id, request: intent.request, fingerprint: intent.fingerprint, unconfirmed, sides: outSides },
    { kind: into.id, request: uuidOf(`exchanged\0${intent.request}`), fingerprint: 0, sides: intoSides },
  ]);
  if (!left || !arrived) throw new Error('an exchange is posted whole or not at all');

  const noted = details(left, arrived);
  await noteCompleted(tx, left, { amountMinor: amount.minor, fees, details: noted });
  await noteCompleted(tx, arrived, { amountMinor: received.minor, details: noted });
  return left;
}

/** In the order of their numbers, so that two exchanges of the same pair never wait for each other crosswise. */
async function houseWallets(tx: Tx, currencies: readonly number[]) {
  const byCurrency = new Map<number, ReturnType<typeof systemWallets>>();
  for (const currency of currencies.toSorted((a, b) => a - b)) {
    const wallets = systemWallets(tx, { currency, shard: await freeShard(tx, currency) });
    await wallets(positionPurpose);
    byCurrency.set(currency, wallets);
  }
  return (currency: number) => byCurrency.get(currency)!;
}
