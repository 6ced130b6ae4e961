import type { Queries, Tx } from '@wura/database';

// All SQL about what has come, and how far the chain was read.

export interface Progress {
  readonly finalBlock: number;
  readonly finalHash: string;
  readonly headBlock: number;
  readonly readAt: Date;
}

export async function readProgress(db: Queries): Promise<Progress | undefined> {
  const { rows } = await db.query<{ final_block: bigint; final_block_id: string; head_block: bigint; read_at: Date }>(
    'select final_block, final_block_id, head_block, read_at from usdt.progress',
  );
  const row = rows[0];
  return (
    row && {
      finalBlock: Number(row.final_block),
      finalHash: row.final_block_id,
      headBlock: Number(row.head_block),
      readAt: row.read_at,
    }
  );
}

export async function noteProgress(
  tx: Tx,
  { finalBlock, finalHash, headBlock }: Omit<Progress, 'readAt'>,
): Promise<void> {
  await tx.query(
    `insert into usdt.progress (final_block, final_block_id, head_block) values ($1, $2, $3)
     on conflict (is_only) do update set final_block = excluded.final_block, final_block_id = excluded.final_block_id,
       head_block = excluded.head_block, read_at = clock_timestamp()`,
    [finalBlock, finalHash, headBlock],
  );
}

export interface Arrival {
  readonly transaction: string;
  readonly place: number;
  readonly customer: bigint;
  readonly wallet: number;
  readonly address: string;
  readonly sender: string;
  readonly amountMinor: bigint;
  readonly block: number;
}

/** What is in a block that is not final. What was credited stays as it was. */
export async function noteSeen(tx: Tx, arrivals: readonly Arrival[]): Promise<void> {
  await tx.query(
    `insert into usdt.deposit as d (transaction, place, customer, wallet, address, sender, amount, block)
     select * from unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::bigint[])
     on conflict (transaction, place) do update
       set block = excluded.block, state = 'seen', sender = excluded.sender, amount = excluded.amount,
           customer = excluded.customer, wallet = excluded.wallet, address = excluded.address
       where d.state <> 'credited'
         and (d.block, d.state, d.amount, d.address) is distinct from (excluded.block, 'seen', excluded.amount, excluded.address)`,
    [
      arrivals.map(each => each.transaction),
      arrivals.map(each => each.place),
      arrivals.map(each => each.customer),
      arrivals.map(each => each.wallet),
      arrivals.map(each => each.address),
      arrivals.map(each => each.sender),
      arrivals.map(each => each.amountMinor),
      arrivals.map(each => each.block),
    ],
  );
}

/** Of what was seen and not credited in these blocks, everything but these is in no block any more. */
export async function noteGone(
  tx: Tx,
  { from, to, present }: { from: number; to: number; present: readonly Pick<Arrival, 'transaction' | 'place'>[] },
): Promise<void> {
  await tx.query(
    `update usdt.deposit d set state = 'gone'
      where d.state = 'seen' and d.block between $1 and $2
        and not exists (select from unnest($3::text[], $4::int[]) as p (transaction, place)
                         where p.transaction = d.transaction and p.place = d.place)`,
    [from, to, present.map(({ transaction }) => transaction), present.map(({ place }) => place)],
  );
}

/** Whether it was credited; the second who asks waits until the first has. */
export async function lockDeposit(
  tx: Tx,
  { transaction, place }: Pick<Arrival, 'transaction' | 'place'>,
): Promise<{ isCredited: boolean } | undefined> {
  const { rows } = await tx.query<{ state: string }>(
    'select state from usdt.deposit where transaction = $1 and place = $2 for update',
    [transaction, place],
  );
  return rows[0] && { isCredited: rows[0].state === 'credited' };
}

export async function noteCredited(
  tx: Tx,
  { transaction, place, block, transferId }: Pick<Arrival, 'transaction' | 'place' | 'block'> & { transferId: number },
): Promise<void> {
  await tx.query(
    `update usdt.deposit set state = 'credited', transfer_id = $3, block = $4, credited_at = clock_timestamp()
      where transaction = $1 and place = $2`,
    [transaction, place, transferId, block],
  );
}

export interface CreditedRow {
  readonly transaction: string;
  readonly place: number;
  readonly customer: bigint;
  readonly amount: bigint;
  readonly block: bigint;
}

/** What was credited out of these blocks. */
export async function listCreditedIn(db: Queries, { from, to }: { from: number; to: number }): Promise<CreditedRow[]> {
  const { rows } = await db.query<CreditedRow>(
    `select transaction, place, customer, amount, block from usdt.deposit
      where state = 'credited' and block between $1 and $2 order by block, transaction, place`,
    [from, to],
  );
  return rows;
}

/** It stands in another block than when it was credited. */
export async function noteMoved(
  tx: Tx,
  { transaction, place, block }: Pick<Arrival, 'transaction' | 'place' | 'block'>,
): Promise<void> {
  await tx.query(
    `update usdt.deposit set block = $3 where transaction = $1 and place = $2 and state = 'credited' and block <> $3`,
    [transaction, place, block],
  );
}

export interface PassageRow {
  readonly id: string;
  readonly is_in: boolean;
  readonly amount: bigint;
  readonly address: string;
  readonly transaction: string | null;
  readonly block: bigint | null;
  readonly status: 'pending' | 'completed' | 'failed' | 'gone';
  readonly at: Date;
}

/** What a customer waits for, and what came to an end within the last hour. */
export async function listUnderway(db: Queries, customer: bigint): Promise<PassageRow[]> {
  const { rows } = await db.query<PassageRow>(
    `(select d.transaction || ':' || d.place as id, true as is_in, d.amount, d.sender as address, d.transaction,
             case when d.state = 'gone' then null else d.block end as block,
             case d.state when 'seen' then 'pending' when 'gone' then 'gone' else 'completed' end as status, d.seen_at as at
        from usdt.deposit d
       where d.customer = $1 and d.seen_at > clock_timestamp() - case d.state when 'seen' then interval '1 year'
             else interval '1 hour' end
       order by d.seen_at desc limit 50)
     union all
     (select s.reference, false, s.amount, s.to_address, s.transaction, s.seen_block, m.status, s.asked_at
        from usdt.sending s join wallets.waiting_movement m on m.transfer_id = s.transfer_id
       where m.customer = $1 and (m.status = 'pending' or s.ended_at > clock_timestamp() - interval '1 hour')
       order by s.asked_at desc limit 50)
     order by at desc`,
    [customer],
  );
  return rows;
}
