import type { Tx } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import type { Entry, Side } from '@wura/ledger/server/order';
import type { Money } from '@wura/money';
import { currencyOf } from '@wura/money/currencies';
import { nameOf, type Agreement } from '@wura/operators/server';
import { uuidOf } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import { drawFromPots } from './pots-give-way.ts';
import { freeShard, systemWallets } from './system-wallets.ts';
import { holdMoney } from './waiting-movements.ts';
import type { WalletFacts } from './wallets.ts';

/** A customer's wallet, or one of the house's by what it is for. */
export type StaffSide = WalletFacts | { readonly purpose: string };

export interface StaffMove<Details> {
  readonly kind: MovementKind<Details>;
  /** Both sides read it. */
  readonly details: Details;
  readonly from: StaffSide;
  readonly to: StaffSide;
  readonly money: Money;
  /** What the receiving wallet may hold at most. */
  readonly ceiling?: bigint | undefined;
}

/**
 * Money that two members of staff move: nothing but their agreement opens this way out of a wallet, and each agreement moves
 * money once for ever. What a customer's wallet lacks comes out of its pots first; the books refuse what is not there. Run it
 * in a transaction with retries.
 */
export async function moveByStaff<Details>(tx: Tx, agreement: Agreement, move: StaffMove<Details>): Promise<Entry> {
  const { kind, details, from, to, money, ceiling } = move;
  if (kind.isHold) throw new Error(`${kind.name} waits for an ending, which staff do not`);
  const currency = currencyOf(money.currency).id;
  const systemWallet = systemWallets(tx, { currency, shard: await freeShard(tx, currency) });
  const idOf = async (side: StaffSide) => ('id' in side ? side.id : systemWallet(side.purpose));
  const gives: Side = { wallet: await idOf(from), amount: -money.minor, currency };
  const takes: Side = { wallet: await idOf(to), amount: money.minor, currency, ceiling };
  const request = uuidOf(`by two\0${nameOf(agreement)}`);
  if ('id' in from) await drawFromPots(tx, from, { sumMinor: money.minor, request });
  const entry = await postJournal(tx, { kind: kind.id, request, fingerprint: 0, sides: [gives, takes] });
  await tx.query('insert into wallets.remark (transfer_id, details) values ($1, $2)', [
    entry.transferId,
    JSON.stringify(details),
  ]);
  return entry;
}

/**
 * Money of a customer's that two members of staff set aside until a day, once for each agreement: of the wallet, and of its
 * pots where that is too little. It comes back whole to the wallet when the hold fails, and nothing else may become of it:
 * where it goes after that is another agreement, or its owner's wish.
 */
export async function holdByStaff<Details>(
  tx: Tx,
  agreement: Agreement,
  held: { kind: MovementKind<Details>; details: Details; from: WalletFacts; money: Money; until: Date },
): Promise<Entry> {
  const { kind, details, from, money: amount, until: expectedBy } = held;
  const request = uuidOf(`by two\0${nameOf(agreement)}`);
  await drawFromPots(tx, from, { sumMinor: amount.minor, request });
  const named = { request, fingerprint: 0 };
  return holdMoney(tx, { kind, details, from, amount, fees: [], named, expectedBy });
}
