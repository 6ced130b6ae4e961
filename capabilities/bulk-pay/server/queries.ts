import type { Queries, Tx } from '@wura/database';
import type { Entry } from '@wura/ledger/server/order';
import type { Batch, BatchLine } from '../contract.ts';

// All SQL of this room.

export interface BatchRow {
  id: bigint;
  public_id: string;
  customer: bigint;
  wallet: bigint;
  name: string;
  state: Batch['status'];
  currency: number;
  lines: number;
  faults: number;
  amount_minor: bigint;
  fees_minor: bigint;
  api_key: bigint | null;
  stopped_why: string | null;
  created_at: Date;
  approved_at: Date | null;
  ended_at: Date | null;
}

const columns = `id, public_id, customer, wallet, name, state, currency, lines, faults, amount_minor, fees_minor, api_key,
  stopped_why, created_at, approved_at, ended_at`;

/** Those that a worker has in hand; another call of the customer's waits until this one is over. */
export async function countUnderWay(tx: Tx, customer: bigint): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('bulk_pay.batch', $1))`, [customer]);
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::integer as n from bulk_pay.batch where customer = $1 and state in ('checking', 'paying')`,
    [customer],
  );
  return rows[0]!.n;
}

type NewBatch = Omit<BatchRow, 'id' | 'api_key' | 'stopped_why' | 'approved_at' | 'ended_at'>;

export async function insertBatch(tx: Tx, made: NewBatch): Promise<BatchRow> {
  const { rows } = await tx.query<BatchRow>(
    `insert into bulk_pay.batch (public_id, customer, wallet, name, state, currency, lines, faults, amount_minor, fees_minor,
                                 created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${columns}`,
    [
      made.public_id,
      made.customer,
      made.wallet,
      made.name,
      made.state,
      made.currency,
      made.lines,
      made.faults,
      made.amount_minor,
      made.fees_minor,
      made.created_at,
    ],
  );
  return rows[0]!;
}

export interface NewLine {
  readonly n: number;
  readonly number: string;
  readonly bank: string;
  readonly name: string;
  readonly given_to: string;
  readonly given: string;
  readonly note: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly state: BatchLine['status'];
  readonly why: string | null;
}

export async function insertLines(tx: Tx, batch: bigint, lines: readonly NewLine[]): Promise<void> {
  const column = (name: keyof NewLine) => lines.map(each => each[name]);
  await tx.query(
    `insert into bulk_pay.line (batch, n, number, bank, name, given_to, given, note, amount, fee, state, why)
     select $1, * from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
                              $9::bigint[], $10::bigint[], $11::text[], $12::text[])`,
    [
      batch,
      column('n'),
      column('number'),
      column('bank'),
      column('name'),
      column('given_to'),
      column('given'),
      column('note'),
      column('amount'),
      column('fee'),
      column('state'),
      column('why'),
    ],
  );
}

export async function listBatches(
  db: Queries,
  { customer, limit, after }: { customer: bigint; limit: number; after: string | null },
): Promise<BatchRow[]> {
  const { rows } = await db.query<BatchRow>(
    `select ${columns} from bulk_pay.batch
      where customer = $1
        and ($3::text is null or id < (select b.id from bulk_pay.batch b where b.public_id = $3 and b.customer = $1))
      order by id desc limit $2`,
    [customer, limit, after],
  );
  return rows;
}

type Named = { readonly publicId: string; readonly customer?: bigint };

export async function findBatch(db: Queries, { publicId, customer }: Named): Promise<BatchRow | undefined> {
  const { rows } = await db.query<BatchRow>(
    `select ${columns} from bulk_pay.batch where public_id = $1 and ($2::bigint is null or customer = $2)`,
    [publicId, customer ?? null],
  );
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockBatch(tx: Tx, { publicId, customer }: Named): Promise<BatchRow | undefined> {
  const { rows } = await tx.query<BatchRow>(
    `select ${columns} from bulk_pay.batch where public_id = $1 and ($2::bigint is null or customer = $2) for update`,
    [publicId, customer ?? null],
  );
  return rows[0];
}

export interface LineRow extends NewLine {
  readonly wallet: bigint | null;
  readonly seq: bigint | null;
  readonly paid_at: Date | null;
}

/** In this state, for those who work on them; what was paid once and given back since is `completed` to them. */
export async function listLines(
  db: Queries,
  { batch, state, after, limit }: { batch: bigint; state: LineRow['state']; after: number; limit: number },
): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>(
    `select n, number, bank, name, given_to, given, note, amount, fee, state, why, wallet, seq, paid_at from bulk_pay.line
      where batch = $1 and state = $2 and n > $3 order by n limit $4`,
    [batch, state, after, limit],
  );
  return rows;
}

/** What banks said of these lines. */
export async function markLines(
  db: Queries,
  batch: bigint,
  lines: readonly Pick<LineRow, 'n' | 'name' | 'fee' | 'state' | 'why'>[],
): Promise<void> {
  await db.query(
    `update bulk_pay.line l set name = s.name, fee = s.fee, state = s.state, why = s.why
       from unnest($2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[]) as s (n, name, fee, state, why)
      where l.batch = $1 and l.n = s.n and l.state = 'unchecked'`,
    [
      batch,
      lines.map(({ n }) => n),
      lines.map(({ name }) => name),
      lines.map(({ fee }) => fee),
      lines.map(({ state }) => state),
      lines.map(({ why }) => why),
    ],
  );
}

/** What all of its lines come to, once each of them is checked. */
export async function markChecked(tx: Tx, batch: bigint): Promise<void> {
  await tx.query(
    `update bulk_pay.batch b set state = 'checked', faults = l.faults, amount_minor = l.amount, fees_minor = l.fees
       from (select count(*) filter (where state = 'wrong')::integer as faults,
                    coalesce(sum(amount) filter (where state = 'ready'), 0)::bigint as amount,
                    coalesce(sum(fee) filter (where state = 'ready'), 0)::bigint as fees
               from bulk_pay.line where batch = $1) l
      where b.id = $1 and b.state = 'checking'`,
    [batch],
  );
}

export async function markApproved(
  tx: Tx,
  { id, apiKey, at }: { id: bigint; apiKey: bigint | null; at: Date },
): Promise<BatchRow> {
  const { rows } = await tx.query<BatchRow>(
    `update bulk_pay.batch set state = 'paying', api_key = $2, approved_at = $3 where id = $1 returning ${columns}`,
    [id, apiKey, at],
  );
  return rows[0]!;
}

/** A line is taken in the commit that moves its money: false where another worker took it, or its customer stopped it. */
export async function takeLine(tx: Tx, { batch, n }: { batch: bigint; n: number }, entry: Entry): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update bulk_pay.line l set state = case when l.bank = '' then 'completed' else 'pending' end, transfer_id = $3,
            wallet = $4, seq = $5, paid_at = $6
      where l.batch = $1 and l.n = $2 and l.state = 'ready'`,
    [batch, n, entry.transferId, entry.wallet, entry.seq, entry.createdAt],
  );
  return rowCount === 1;
}

/** No money moved for it. */
export async function failLine(tx: Tx, { batch, n, why }: { batch: bigint; n: number; why: string }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update bulk_pay.line set state = 'failed', why = $3 where batch = $1 and n = $2 and state = 'ready'`,
    [batch, n, why],
  );
  return rowCount === 1;
}

/** Lines that have come to their end, as they stand now. */
export type EndedLine = Pick<LineRow, 'n' | 'state' | 'amount' | 'why' | 'wallet' | 'seq'>;

/** What providers have said meanwhile of those that were on their way. */
export async function settleLines(db: Queries, batch: bigint): Promise<EndedLine[]> {
  const { rows } = await db.query<EndedLine>(
    `update bulk_pay.line l set state = h.status, why = case when h.status = 'failed' then 'returned' end
       from wallets.history_row h
      where l.batch = $1 and l.state = 'pending' and h.wallet_id = l.wallet and h.seq = l.seq and h.status <> 'pending'
     returning l.n, l.state, l.amount, l.why, l.wallet, l.seq`,
    [batch],
  );
  return rows;
}

/** Ends it where nothing is left to pay and nothing on its way; none where something is. */
export async function finishBatch(
  tx: Tx,
  { id, at }: { id: bigint; at: Date },
): Promise<{ lines: number; completed: number } | undefined> {
  const { rows } = await tx.query<{ lines: number; completed: number }>(
    `update bulk_pay.batch b set state = 'finished', ended_at = $2
      where b.id = $1 and b.state = 'paying'
        and not exists (select from bulk_pay.line l where l.batch = b.id and l.state in ('ready', 'pending'))
     returning b.lines,
       (select count(*)::integer from bulk_pay.line l where l.batch = b.id and l.state = 'completed') as completed`,
    [id, at],
  );
  return rows[0];
}

/**
 * What is not paid yet never is. A line that is being paid at this moment is waited for, and stays paid. Answers how many
 * lines are.
 */
export async function stopBatch(tx: Tx, { id, why, at }: { id: bigint; why: string; at: Date }): Promise<number> {
  await tx.query(`update bulk_pay.batch set state = 'stopped', stopped_why = $2, ended_at = $3 where id = $1`, [
    id,
    why,
    at,
  ]);
  await tx.query(`update bulk_pay.line set state = 'stopped' where batch = $1 and state in ('unchecked', 'ready')`, [
    id,
  ]);
  const { rows } = await tx.query<{ completed: number }>(
    `select count(*)::integer as completed from bulk_pay.line where batch = $1 and state = 'completed'`,
    [id],
  );
  return rows[0]!.completed;
}

export async function stopAll(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from bulk_pay.batch where customer = $1 and state in ('checking', 'checked', 'paying') order by id for update`,
    [customer],
  );
  for (const { id } of rows) await stopBatch(tx, { id, why: 'account_locked', at });
}
