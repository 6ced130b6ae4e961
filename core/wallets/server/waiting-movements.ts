import { postJournal } from '@wura/ledger/server/journal';
import type { Allowance, Entry, Side, Unconfirmed, WalletId } from '@wura/ledger/server/order';
import { freeShard, systemWallets } from './system-wallets.ts';
import type { Money } from '@wura/money';
import { currencyOf } from '@wura/money/currencies';
import type { Queries, Tx } from '@wura/database';
import { termsOf, type Cleared } from './clear.ts';
import { uuidOf, type Intent } from './intents.ts';
import { feeSides } from './fee-sides.ts';
import { settlementKind, type MovementKind } from './kinds.ts';
import { linesOf } from './note-completed.ts';
import { totalOf, type Fee } from './statements.ts';
import type { WalletFacts } from './wallets.ts';

// A payment that waits for the outside world. Its money leaves the wallet at once and stands in a clearing wallet of the
// system until the outside has said yes or no; either ends it, once. Run these in a transaction with retries: another
// writer may be faster, and then the whole begins again.

export interface NewWaiting<Details> {
  readonly kind: MovementKind<Details>;
  /** What the kind's own words and the receipt are made of. */
  readonly details: Details;
  readonly intent: Intent;
  /** When it will have ended, if all goes as it mostly does. */
  readonly expectedBy?: Date | undefined;
}

/** Where the money of a completed movement goes: to a customer's wallet, or to one of the system's by its purpose. */
export type Destination = { readonly wallet: WalletId } | { readonly purpose: string };

export type Ended = 'completed' | 'failed';

/**
 * Takes the money out of the wallet and holds it, fees included. What it counts against is given back if the money is. The
 * outside may have been asked before, and have taken its time over it: so the customer is asked for once more, as they stand
 * in this commit.
 */
export async function begin<Details>(
  tx: Tx,
  cleared: Cleared<undefined>,
  waiting: NewWaiting<Details>,
): Promise<Entry> {
  const { kind, details, intent, expectedBy } = waiting;
  const { from, amount, fees, takeUp, askAgain } = termsOf(cleared);
  const { request, fingerprint } = intent;
  const counts = await askAgain(tx);
  const entry = await holdMoney(tx, {
    kind,
    details,
    from,
    amount,
    fees,
    counts,
    named: { request, fingerprint },
    expectedBy,
  });
  await takeUp?.(tx, entry);
  return entry;
}

export interface Held<Details> extends Omit<NewWaiting<Details>, 'intent'> {
  readonly from: WalletFacts;
  readonly amount: Money;
  readonly fees: readonly Fee[];
  /** What it counts against; nothing for what its customer did not begin. */
  readonly counts?: { readonly allowance: Allowance; readonly unconfirmed: Unconfirmed | undefined };
  readonly named: Pick<Intent, 'request' | 'fingerprint'>;
}

/** Takes money out of a wallet until its ending is known. It is no gate: the clearance or the agreement that allows it is asked for before. */
export async function holdMoney<Details>(tx: Tx, held: Held<Details>): Promise<Entry> {
  const { kind, details, from, amount, fees, counts, named, expectedBy } = held;
  if (!kind.isHold) throw new Error(`${kind.name} has no ending to wait for`);
  const currency = currencyOf(from.currency).id;
  const minor = amount.minor + totalOf(fees);
  const clearing = await systemWallets(tx, { currency, shard: await freeShard(tx, currency) })('clearing');
  const entry = await postJournal(tx, {
    kind: kind.id,
    ...named,
    ...counts,
    sides: [
      { wallet: from.id, amount: -minor, currency },
      { wallet: clearing, amount: minor, currency },
    ],
  });
  await tx.query(
    `insert into wallets.movement (transfer_id, wallet, seq, kind, amount, fees, details, created_at, updated_at,
                                   allowance_period, allowance_sum, expected_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11)`,
    [
      entry.transferId,
      entry.wallet,
      entry.seq,
      entry.kind,
      amount.minor,
      linesOf(fees),
      JSON.stringify(details),
      entry.createdAt,
      counts?.allowance.period ?? null,
      counts?.allowance.sum ?? null,
      expectedBy ?? null,
    ],
  );
  return entry;
}

/**
 * The outside said yes: the held money goes where it was meant to, the fees to our wallets. Answers how it stands now.
 */
export async function complete(tx: Tx, transferId: number, destination: Destination): Promise<Ended> {
  const movement = await lockMovement(tx, transferId);
  if (movement.status !== 'pending') return movement.status;
  const currency = movement.currency;
  const systemWallet = systemWallets(tx, movement);
  const to = 'wallet' in destination ? destination.wallet : await systemWallet(destination.purpose);
  const from: Side = { wallet: await systemWallet('clearing'), amount: -heldBy(movement), currency };
  const arrives: Side = { wallet: to, amount: movement.amount, currency };
  const lines = movement.fees.map(({ code, minor }) => ({ code, minor: BigInt(minor) }));
  const fees = await feeSides(systemWallet, lines, currency);
  await postJournal(tx, {
    kind: settlementKind,
    request: uuidOf(`ending\0${transferId}`),
    fingerprint: 0,
    ends: { transferId, outcome: 'settled' },
    sides: [from, arrives, ...fees],
  });
  return markEnded(tx, transferId, 'completed');
}

/** The outside said no: every kobo goes back, fees included, by an entry that undoes the first. */
export async function fail(tx: Tx, transferId: number): Promise<Ended> {
  const movement = await lockMovement(tx, transferId);
  if (movement.status !== 'pending') return movement.status;
  const currency = movement.currency;
  const held = heldBy(movement);
  await postJournal(tx, {
    kind: movement.kind,
    request: uuidOf(`ending\0${transferId}`),
    fingerprint: 0,
    ends: { transferId, outcome: 'returned' },
    sides: [
      { wallet: await systemWallets(tx, movement)('clearing'), amount: -held, currency },
      { wallet: Number(movement.wallet), amount: held, currency },
    ],
  });
  await giveAllowanceBack(tx, movement);
  return markEnded(tx, transferId, 'failed');
}

/** The outside took back its yes: every kobo returns, out of the system wallets that the settlement filled. */
export async function reverse(tx: Tx, transferId: number): Promise<Ended> {
  const movement = await lockMovement(tx, transferId);
  if (movement.status === 'pending')
    throw new Error(`transfer ${transferId} has not completed, so it is failed instead`);
  if (movement.status === 'failed') return 'failed';
  const { currency } = movement;
  // The same locks as every writer of these wallets.
  await systemWallets(tx, movement)('clearing');
  const { rows: filled } = await tx.query<{ wallet_id: number; amount: bigint }>(
    `select e.wallet_id, e.amount from ledger.hold_end x join ledger.entry e on e.transfer_id = x.by_transfer
      where x.transfer_id = $1 and e.amount > 0 order by e.wallet_id`,
    [transferId],
  );
  const back: Side = { wallet: Number(movement.wallet), amount: heldBy(movement), currency };
  const taken = filled.map(({ wallet_id: wallet, amount }): Side => ({ wallet, amount: -amount, currency }));
  await postJournal(tx, {
    kind: movement.kind,
    request: uuidOf(`reversal\0${transferId}`),
    fingerprint: 0,
    ends: { transferId, outcome: 'reversed' },
    sides: [back, taken[0]!, ...taken.slice(1)],
  });
  await giveAllowanceBack(tx, movement);
  return markEnded(tx, transferId, 'failed');
}

async function giveAllowanceBack(tx: Tx, { customer, allowance_period: period, allowance_sum: sum }: MovementRow) {
  if (period !== null) await tx.query('select ledger.unspend($1, $2, $3)', [customer, period, sum]);
}

/** Writes down what was answered first, for a caller who asks again under the same key. Later answers change nothing. */
export async function keepAnswer(tx: Tx, transferId: number, answer: { status: number; body: unknown }): Promise<void> {
  await tx.query(
    'update wallets.movement set answer = $2, updated_at = now() where transfer_id = $1 and answer is null',
    [transferId, JSON.stringify(answer)],
  );
}

/** What was answered first, if it was kept. */
export async function readAnswer(
  db: Queries,
  transferId: number,
): Promise<{ status: number; body: unknown } | undefined> {
  const { rows } = await db.query<{ answer: string | null }>(
    'select answer from wallets.movement where transfer_id = $1',
    [transferId],
  );
  const text = rows[0]?.answer;
  return text ? (JSON.parse(text) as { status: number; body: unknown }) : undefined;
}

interface MovementRow {
  wallet: bigint;
  kind: number;
  amount: bigint;
  fees: { code: string; name: string; minor: string }[];
  status: 'pending' | Ended;
  allowance_period: string | null;
  allowance_sum: bigint | null;
  customer: bigint;
  currency: number;
  /** Of the clearing wallet in which the money stands. */
  shard: number;
}

const heldBy = ({ amount, fees }: MovementRow) => fees.reduce((sum, { minor }) => sum + BigInt(minor), amount);

/** The second worker waits here, and then sees how it ended. */
async function lockMovement(tx: Tx, transferId: number): Promise<MovementRow> {
  const { rows } = await tx.query<MovementRow>(
    `select m.wallet, m.kind, m.amount, m.fees, m.status, m.allowance_period, m.allowance_sum, w.customer, w.currency,
            s.shard
     from wallets.movement m
     join wallets.wallet w on w.id = m.wallet
     join ledger.entry e on e.wallet_id = m.wallet and e.seq = m.seq
     join ledger.system_balance s on s.wallet = e.counterparty
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
