import { postJournal } from '@wura/ledger/server/journal';
import type { Entry, Side, WalletId } from '@wura/ledger/server/order';
import { systemWallet } from '@wura/ledger/server/wallets';
import { currencyOf } from '@wura/money/currencies';
import type { Tx } from '@wura/platform/database';
import { uuidOf, type Intent } from './intents.ts';
import { settlementKind, type MovementKind } from './kinds.ts';
import { totalOf, type Fee } from './statements.ts';
import type { WalletFacts } from './wallets.ts';

// A payment that waits for the outside world. Its money leaves the wallet at once and stands in a clearing wallet of the
// house until the outside has said yes or no; either ends it, once. Run these in a transaction with retries: another
// writer may be faster, and then the whole begins again.

export interface NewWaiting {
  readonly kind: MovementKind;
  readonly from: WalletFacts;
  /** What is to arrive. Fees are taken on top. */
  readonly amountMinor: bigint;
  readonly fees: readonly Fee[];
  /** What the kind's own words and the receipt are made of. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly intent: Intent;
}

/** Where the money of a completed movement goes: to somebody's wallet, or to one of the house's by its purpose. */
export type Destination = { readonly wallet: WalletId } | { readonly purpose: string };

export type Ended = 'completed' | 'failed';

/** Takes the money out of the wallet and holds it. */
export async function begin(tx: Tx, waiting: NewWaiting): Promise<Entry> {
  const { kind, from, amountMinor, fees, details, intent } = waiting;
  if (!kind.isHold) throw new Error(`${kind.name} has no ending to wait for`);
  const currency = currencyOf(from.currency).id;
  const held = amountMinor + totalOf(fees);
  const clearing = await clearingWallet(tx, currency);
  const entry = await postJournal(tx, {
    kind: kind.id,
    request: intent.request,
    fingerprint: intent.fingerprint,
    sides: [
      { wallet: from.id, amount: -held, currency },
      { wallet: clearing, amount: held, currency },
    ],
  });
  await tx.query(
    `insert into wallets.movement (transfer_id, wallet, seq, kind, amount, fees, details, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      entry.transferId,
      entry.wallet,
      entry.seq,
      entry.kind,
      amountMinor,
      JSON.stringify(fees.map(({ name, minor }) => ({ name, minor: String(minor) }))),
      JSON.stringify(details),
      entry.createdAt,
    ],
  );
  return entry;
}

/** The outside said yes: the held money goes where it was meant to, the fees to the house. Answers how it stands now. */
export async function complete(tx: Tx, transferId: number, destination: Destination): Promise<Ended> {
  const movement = await lockMovement(tx, transferId);
  if (movement.status !== 'pending') return movement.status;
  const currency = movement.currency;
  const fee = totalOf(movement.fees.map(({ name, minor }) => ({ name, minor: BigInt(minor) })));
  const house = (purpose: string) => systemWallet(tx, { purpose, currency });
  const to = 'wallet' in destination ? destination.wallet : await house(destination.purpose);
  const from: Side = { wallet: await clearingWallet(tx, currency), amount: -(movement.amount + fee), currency };
  const arrives: Side = { wallet: to, amount: movement.amount, currency };
  await postJournal(tx, {
    kind: settlementKind,
    request: uuidOf(`ending\0${transferId}`),
    fingerprint: 0,
    ends: { transferId, outcome: 'settled' },
    sides: fee > 0n ? [from, arrives, { wallet: await house('fees'), amount: fee, currency }] : [from, arrives],
  });
  return markEnded(tx, transferId, 'completed');
}

/** The outside said no: every kobo goes back, fees included, by an entry that undoes the first. */
export async function fail(tx: Tx, transferId: number): Promise<Ended> {
  const movement = await lockMovement(tx, transferId);
  if (movement.status !== 'pending') return movement.status;
  const currency = movement.currency;
  const held = movement.amount + totalOf(movement.fees.map(({ name, minor }) => ({ name, minor: BigInt(minor) })));
  await postJournal(tx, {
    kind: movement.kind,
    request: uuidOf(`ending\0${transferId}`),
    fingerprint: 0,
    ends: { transferId, outcome: 'returned' },
    sides: [
      { wallet: await clearingWallet(tx, currency), amount: -held, currency },
      { wallet: Number(movement.wallet), amount: held, currency },
    ],
  });
  return markEnded(tx, transferId, 'failed');
}

/** Writes down what was answered first, for whoever asks again under the same key. Later answers change nothing. */
export async function keepAnswer(tx: Tx, transferId: number, answer: { status: number; body: unknown }): Promise<void> {
  await tx.query(
    'update wallets.movement set answer = $2, updated_at = now() where transfer_id = $1 and answer is null',
    [transferId, JSON.stringify(answer)],
  );
}

interface MovementRow {
  wallet: bigint;
  kind: number;
  amount: bigint;
  fees: { name: string; minor: string }[];
  status: 'pending' | Ended;
  currency: number;
}

/** Whoever comes second waits here, and then sees how it ended. */
async function lockMovement(tx: Tx, transferId: number): Promise<MovementRow> {
  const { rows } = await tx.query<MovementRow>(
    `select m.wallet, m.kind, m.amount, m.fees, m.status, w.currency
     from wallets.movement m join wallets.wallet w on w.id = m.wallet
     where m.transfer_id = $1 for update of m`,
    [transferId],
  );
  if (!rows[0]) throw new Error(`no movement waits under transfer ${transferId}`);
  return rows[0];
}

async function markEnded(tx: Tx, transferId: number, status: Ended): Promise<Ended> {
  await tx.query('update wallets.movement set status = $2, updated_at = now() where transfer_id = $1', [
    transferId,
    status,
  ]);
  return status;
}

/**
 * Every payment that waits goes through this one chain, so those who begin or end one queue here until they commit,
 * rather than all read the same last link and all but one lose. A transaction of the writer's own never comes here.
 */
async function clearingWallet(tx: Tx, currency: number): Promise<WalletId> {
  const wallet = await systemWallet(tx, { purpose: 'clearing', currency });
  await tx.query('select pg_advisory_xact_lock($1, $2)', [clearingLock, wallet]);
  return wallet;
}

const clearingLock = 7302002;
