import type { Queries, Tx } from '@wura/database';
import type { CurrencyCode } from '@wura/money/currencies';
import type { RecallState, RefusalReason } from '../recall-rules.ts';

// The SQL of transfers that are asked back.

export interface RecallRow {
  number: bigint;
  id: string;
  dispute: bigint;
  disputeId: string;
  caseNumber: string;
  original: bigint;
  reference: string;
  sender: bigint;
  receiver: bigint;
  sentFrom: bigint;
  cameTo: bigint;
  movement: string;
  sentAt: Date;
  currency: CurrencyCode;
  amount: bigint;
  state: RecallState;
  askedAt: Date | null;
  answerBy: Date | null;
  answeredAt: Date | null;
  refusedBecause: RefusalReason | null;
  returned: bigint;
}

/** All but the receiver's own words, which the worker does not read. */
const columns = `r.id as number, r.public_id as id, r.dispute, d.public_id as "disputeId", d.number as "caseNumber", r.original,
  r.reference, r.sender, r.receiver, r.sent_from as "sentFrom", r.came_to as "cameTo", r.movement, r.sent_at as "sentAt",
  r.currency, r.amount, r.state, r.asked_at as "askedAt", r.answer_by as "answerBy", r.answered_at as "answeredAt",
  r.refused_because as "refusedBecause", r.returned`;

export interface NewRecall {
  id: string;
  dispute: bigint;
  original: number;
  reference: string;
  sender: bigint;
  receiver: bigint;
  sentFrom: number;
  cameTo: number;
  movement: string;
  sentAt: Date;
  currency: CurrencyCode;
  amountMinor: bigint;
  state: 'asked' | 'unasked';
  askedAt: Date | null;
  answerBy: Date | null;
}

/** False where this transfer was asked back before. */
export async function insertRecall(tx: Tx, row: NewRecall): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into disputes.recall (public_id, dispute, original, reference, sender, receiver, sent_from, came_to, movement, sent_at,
                                  currency, amount, state, asked_at, answer_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict (original) do nothing`,
    [
      row.id,
      row.dispute,
      row.original,
      row.reference,
      row.sender,
      row.receiver,
      row.sentFrom,
      row.cameTo,
      row.movement,
      row.sentAt,
      row.currency,
      row.amountMinor,
      row.state,
      row.askedAt,
      row.answerBy,
    ],
  );
  return rowCount === 1;
}

/** How many receivers this sender had asked since then. Two reports at once wait for each other, or each would count as the first. */
export async function countAsked(tx: Tx, { sender, since }: { sender: bigint; since: Date }): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('disputes.recall', $1))`, [sender]);
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from disputes.recall where sender = $1 and asked_at > $2',
    [sender, since],
  );
  return rows[0]!.count;
}

/** What the books call the receiver's side of a transfer. */
export async function readPlace(
  db: Queries,
  { transferId, wallet }: { transferId: number; wallet: number },
): Promise<number> {
  const { rows } = await db.query<{ seq: bigint }>(
    'select seq from ledger.entry where transfer_id = $1 and wallet_id = $2',
    [transferId, wallet],
  );
  return Number(rows[0]!.seq);
}

type Which = { id: string; receiver?: bigint } | { dispute: bigint };

/** By its name, for the receiver who was asked; or that of a case. */
export async function readRecall(db: Queries, which: Which): Promise<RecallRow | undefined> {
  const { rows } = await db.query<RecallRow>(
    `select ${columns} from disputes.recall r join disputes.dispute d on d.id = r.dispute
      where ($1::text is null or r.public_id = $1) and ($2::bigint is null or r.dispute = $2)
        and ($3::bigint is null or (r.receiver = $3 and r.asked_at is not null))`,
    'id' in which ? [which.id, null, which.receiver ?? null] : [null, which.dispute, null],
  );
  return rows[0];
}

/** A receiver who answers, staff who set aside or let go, and the worker on its day wait for each other. */
export async function lockRecall(tx: Tx, { number }: Pick<RecallRow, 'number'>): Promise<RecallRow> {
  await tx.query('select from disputes.recall where id = $1 for no key update', [number]);
  const { rows } = await tx.query<RecallRow>(
    `select ${columns} from disputes.recall r join disputes.dispute d on d.id = r.dispute where r.id = $1`,
    [number],
  );
  return rows[0]!;
}

/** What a customer was asked to send back, newest first. */
export async function listAsked(
  db: Queries,
  { receiver, limit, after }: { receiver: bigint; limit: number; after: string | null },
): Promise<RecallRow[]> {
  const { rows } = await db.query<RecallRow>(
    `select ${columns} from disputes.recall r join disputes.dispute d on d.id = r.dispute
      where r.receiver = $1 and r.asked_at is not null
        and ($3::text is null
             or r.id < (select id from disputes.recall where public_id = $3 and receiver = $1))
      order by r.id desc limit $2`,
    [receiver, limit, after],
  );
  return rows;
}

export async function updateAsked(
  tx: Tx,
  { number, askedAt, answerBy }: { number: bigint; askedAt: Date; answerBy: Date },
): Promise<void> {
  await tx.query(`update disputes.recall set state = 'asked', asked_at = $2, answer_by = $3 where id = $1`, [
    number,
    askedAt,
    answerBy,
  ]);
}

export async function updateState(
  tx: Tx,
  { number, state }: { number: bigint; state: 'unanswered' | 'ended' },
): Promise<void> {
  await tx.query('update disputes.recall set state = $2 where id = $1', [number, state]);
}

export async function updateRefused(
  tx: Tx,
  { number, because, sealedText, at }: { number: bigint; because: RefusalReason; sealedText: Buffer | null; at: Date },
): Promise<void> {
  await tx.query(
    `update disputes.recall set state = 'refused', refused_because = $2, sealed_text = $3, answered_at = $4 where id = $1`,
    [number, because, sealedText, at],
  );
}

export async function updateReturned(
  tx: Tx,
  { number, minor, at }: { number: bigint; minor: bigint; at: Date },
): Promise<void> {
  await tx.query(
    `update disputes.recall set state = 'returned', returned = returned + $2, answered_at = $3 where id = $1`,
    [number, minor, at],
  );
}

/** As staff look for them. */
export async function readPerson(db: Queries, customer: bigint): Promise<{ id: string; name: string }> {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select public_id as id, full_name as name from identity.person where id = $1',
    [customer],
  );
  return rows[0]!;
}

/** What the receiver wrote when they said no, for staff alone. */
export async function readSealedText(db: Queries, number: bigint): Promise<Buffer | null> {
  const { rows } = await db.query<{ sealedText: Buffer | null }>(
    'select sealed_text as "sealedText" from disputes.recall where id = $1',
    [number],
  );
  return rows[0]!.sealedText;
}

export interface HoldRow {
  number: bigint;
  id: string;
  recall: bigint;
  transferId: bigint;
  amount: bigint;
  placedAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  ending: HoldEnding | null;
}
export type HoldEnding = 'expired' | 'lifted' | 'returned';

const holdColumns = `h.id as number, h.public_id as id, h.recall, h.transfer_id as "transferId", h.amount,
  h.placed_at as "placedAt", h.ends_at as "endsAt", h.ended_at as "endedAt", h.ending`;

export interface NewHold {
  id: string;
  recall: bigint;
  approval: string;
  transferId: number;
  amountMinor: bigint;
  reason: string;
  placedAt: Date;
  endsAt: Date;
}

export async function insertHold(tx: Tx, hold: NewHold): Promise<void> {
  await tx.query(
    `insert into disputes.hold (public_id, recall, approval, transfer_id, amount, reason, placed_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [hold.id, hold.recall, hold.approval, hold.transferId, hold.amountMinor, hold.reason, hold.placedAt, hold.endsAt],
  );
}

/** What is set aside now. Read it with the recall locked where it is to stay so. */
export async function readOpenHold(db: Queries, recall: bigint): Promise<HoldRow | undefined> {
  const { rows } = await db.query<HoldRow>(
    `select ${holdColumns} from disputes.hold h where h.recall = $1 and h.ended_at is null`,
    [recall],
  );
  return rows[0];
}

export async function readHold(db: Queries, id: string): Promise<HoldRow | undefined> {
  const { rows } = await db.query<HoldRow>(`select ${holdColumns} from disputes.hold h where h.public_id = $1`, [id]);
  return rows[0];
}

/** Oldest first, each with what its customer reads. */
export async function listHolds(db: Queries, recall: bigint): Promise<(HoldRow & { reason: string })[]> {
  const { rows } = await db.query<HoldRow & { reason: string }>(
    `select ${holdColumns}, h.reason from disputes.hold h where h.recall = $1 order by h.id`,
    [recall],
  );
  return rows;
}

export async function updateEnded(
  tx: Tx,
  { number, ending, at }: { number: bigint; ending: HoldEnding; at: Date },
): Promise<void> {
  await tx.query('update disputes.hold set ending = $2, ended_at = $3 where id = $1', [number, ending, at]);
}
