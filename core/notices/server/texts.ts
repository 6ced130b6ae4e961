import type { Queries, Tx } from '@wura/database';
import { canBeTexted } from '@wura/identity/server';
import { enqueueAll } from '@wura/jobs';
import { randomId } from '@wura/platform/identifiers';
import type { TextOutcome, TextReceipt } from '../text-states.ts';
import type { OldOnes } from './queries.ts';

// Text messages: what is written of them, and all SQL about it.

/** The kind of job that sends one; the subject is its id. */
export const textJob = 'text';

export interface NewText {
  /** With its country: "+2348030000001". */
  readonly to: string;
  /** A part of a text is 160 letters of plain Latin, and each part is paid for. */
  readonly text: string;
  readonly at: Date;
  /** Not sent any more after this moment. */
  readonly uselessAfter?: Date;
  /** Not sent before so much time has passed. */
  readonly inMs?: number;
}

/** In the transaction of what is told: nothing is sent before the commit, and nothing is forgotten after it. */
export const textTo = (tx: Tx, text: NewText): Promise<void> => textAll(tx, [text]);

/** Many in two statements. */
export async function textAll(tx: Tx, all: readonly NewText[]): Promise<void> {
  // Refused where a customer would wait for it, and left out here, whoever asks.
  const texts = all.filter(({ to }) => canBeTexted(to));
  if (texts.length === 0) return;
  const named = texts.map(text => ({ ...text, publicId: randomId('txt') }));
  await tx.query(
    `insert into notices.texts (public_id, recipient, text, created_at, useless_after)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])`,
    [
      named.map(({ publicId }) => publicId),
      named.map(({ to }) => to),
      named.map(({ text }) => text),
      named.map(({ at }) => at),
      named.map(({ uselessAfter }) => uselessAfter ?? null),
    ],
  );
  await enqueueAll(
    tx,
    named.map(({ publicId, inMs }) => ({ kind: textJob, subject: publicId, inMs })),
  );
}

export interface OpenText {
  readonly recipient: string;
  readonly text: string;
  readonly useless_after: Date | null;
}

/** Nothing when it was sent, or given up, before. */
export async function selectOpenText(db: Queries, publicId: string): Promise<OpenText | undefined> {
  const { rows } = await db.query<OpenText>(
    'select recipient, text, useless_after from notices.texts where public_id = $1 and done_at is null',
    [publicId],
  );
  return rows[0];
}

export async function closeText(
  tx: Tx,
  { publicId, outcome, theirs, at }: { publicId: string; outcome: TextOutcome; theirs: string | null; at: Date },
): Promise<void> {
  await tx.query(`update notices.texts set text = '', done_at = $2, outcome = $3, theirs = $4 where public_id = $1`, [
    publicId,
    at,
    outcome,
    theirs,
  ]);
}

/** What a telephone has it has, whatever is heard later of it. Answers whether there is such a text. */
export async function noteReceipt(
  tx: Tx,
  { theirs, receipt, at }: { theirs: string; receipt: TextReceipt; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update notices.texts set receipt = case when receipt = 'delivered' then receipt else $2 end,
                              receipt_at = case when receipt = 'delivered' then receipt_at else $3 end
      where theirs = $1`,
    [theirs, receipt, at],
  );
  return rowCount !== null && rowCount > 0;
}

export async function deleteTextsDone(db: Queries, { before, limit }: OldOnes): Promise<number> {
  const { rowCount } = await db.query(
    'delete from notices.texts where ctid = any (array(select ctid from notices.texts where done_at < $1 order by done_at limit $2))',
    [before, limit],
  );
  return rowCount ?? 0;
}
