import type { Queries, Tx } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import type { Entry } from '@wura/ledger/server/order';
import { readHead } from '@wura/ledger/server/read';
import { lockWallet } from '@wura/ledger/server/wallets';
import { currencyById, currencyOf } from '@wura/money/currencies';
import { randomId } from '@wura/platform/identifiers';
import { termsWithin, type ClearedWithin } from './clear-within.ts';
import type { Intent } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import type { WalletFacts } from './wallets.ts';

/** A part of a wallet that its customer has put aside: a wallet in the books, and nowhere else. */
export interface Pot {
  /** As the gate and the books take it; `publicId` is the pot's own. */
  readonly facts: WalletFacts;
  /** The wallet that it is a part of. */
  readonly wallet: WalletFacts;
  readonly balance: bigint;
  readonly openedAt: Date;
}

export async function openPot(tx: Tx, wallet: WalletFacts): Promise<Pot> {
  const publicId = randomId('pot');
  // A wallet that is being closed has no room for one, and one with a pot is not closed.
  await lockWallet(tx, wallet.id);
  const { rows } = await tx.query<{ id: bigint; opened_at: Date }>(
    `insert into wallets.pot (id, public_id, wallet) values (ledger.open_wallet($1::smallint), $2, $3)
     returning id, opened_at`,
    [currencyOf(wallet.currency).id, publicId, wallet.id],
  );
  const { id, opened_at: openedAt } = rows[0]!;
  return { facts: { ...wallet, id: Number(id), publicId }, wallet, balance: 0n, openedAt };
}

interface PotRow {
  id: bigint;
  public_id: string;
  wallet: bigint;
  wallet_name: string;
  customer: bigint;
  currency: number;
  balance: bigint;
  opened_at: Date;
}

function potOf({ id, public_id: publicId, wallet: walletId, wallet_name: name, ...row }: PotRow): Pot {
  const { customer: owner, currency: code, balance, opened_at: openedAt } = row;
  const wallet: WalletFacts = { id: Number(walletId), publicId: name, owner, currency: currencyById(code).code };
  return { facts: { ...wallet, id: Number(id), publicId }, wallet, balance, openedAt };
}

/** Those that are not closed, the oldest first. */
export async function listPots(db: Queries, owner: bigint): Promise<Pot[]> {
  const { rows } = await db.query<PotRow>(
    'select p.* from wallets.customer_pot p where p.customer = $1 and p.closed_at is null order by p.opened_at, p.id',
    [owner],
  );
  return rows.map(potOf);
}

/** Another customer's is as unknown as none, and one that was closed is gone. */
export async function findPot(db: Queries, owner: bigint, publicId: string): Promise<Pot | undefined> {
  const { rows } = await db.query<PotRow>(
    'select p.* from wallets.customer_pot p where p.public_id = $1 and p.customer = $2 and p.closed_at is null',
    [publicId, owner],
  );
  return rows[0] && potOf(rows[0]);
}

/** For the worker, who does for its customer what they asked for. */
export async function findOpenPot(db: Queries, publicId: string): Promise<Pot | undefined> {
  const { rows } = await db.query<PotRow>(
    'select p.* from wallets.customer_pot p where p.public_id = $1 and p.closed_at is null',
    [publicId],
  );
  return rows[0] && potOf(rows[0]);
}

/**
 * What is in it; nothing where it has been closed meanwhile. It stays open, and each move of money into it or out of it
 * waits, until this transaction ends: each of them is a move of its wallet, whose lock this is.
 */
export async function lockPot(tx: Tx, { facts, wallet }: Pot): Promise<bigint | undefined> {
  await lockWallet(tx, wallet.id);
  const { rows: open } = await tx.query('select from wallets.pot where id = $1 and closed_at is null', [facts.id]);
  return open.length === 0 ? undefined : (await readHead(tx, facts.id)).balance;
}

export async function closePot(tx: Tx, { facts }: Pot): Promise<void> {
  await tx.query('update wallets.pot set closed_at = now() where id = $1', [facts.id]);
}

/** What is written beside a move, and read by its words. */
export interface PotDetails {
  readonly pot: string;
  readonly name: string;
}

/**
 * Moves what was cleared between a wallet and a pot of it, and writes down which pot that was. The wallet stands first,
 * whichever way the money goes: its link is the movement that the customer knows. Run it in a transaction with retries.
 */
export async function moveWithin(
  tx: Tx,
  proof: ClearedWithin,
  { kind, intent, details, wallet }: { kind: MovementKind; intent: Intent; details: PotDetails; wallet: WalletFacts },
): Promise<Entry> {
  const { from, to, amount, fees, takeUp } = termsWithin(proof);
  if (fees.length > 0) throw new Error('what stays with a customer has no price');
  if (wallet.id !== from.id && wallet.id !== to.id) throw new Error('this move is between others');
  const currency = currencyOf(from.currency).id;
  const isIn = wallet.id === from.id;
  const other = isIn ? to : from;
  const entry = await postJournal(tx, {
    kind: kind.id,
    request: intent.request,
    fingerprint: intent.fingerprint,
    sides: [
      { wallet: wallet.id, amount: isIn ? -amount.minor : amount.minor, currency },
      { wallet: other.id, amount: isIn ? amount.minor : -amount.minor, currency },
    ],
  });
  await tx.query('insert into wallets.remark (transfer_id, details) values ($1, $2)', [
    entry.transferId,
    JSON.stringify(details),
  ]);
  await takeUp?.(tx, entry);
  return entry;
}
