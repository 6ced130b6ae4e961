import type { Queries, Tx } from '@wura/database';

export interface Stretch {
  /** All up to here have been told. */
  told: bigint;
  /** All up to here are written, or never will be. */
  closed: bigint;
}

/** How far the telling may go; for as long as the transaction lasts it is no other worker's. */
export async function lockStretch(tx: Tx): Promise<Stretch> {
  // A batch takes its numbers and writes them in one statement, in which it gets its transaction number: the moments
  // between the two are what the wait of a second is for.
  const { rows } = await tx.query<{ told: bigint; closed: bigint }>(
    `select transfer_id as told,
            case when noted_below <= pg_snapshot_xmin(pg_current_snapshot())
                  and noted_at < clock_timestamp() - interval '1 s'
                 then noted_id else transfer_id end as closed
       from intra_transfers.told_up_to for update`,
  );
  return rows[0]!;
}

export async function moveTold(tx: Tx, transferId: bigint): Promise<void> {
  await tx.query('update intra_transfers.told_up_to set transfer_id = $1', [transferId]);
}

/** Notes where the next stretch will end, if anything was written since. Call it when the one before is told. */
export async function noteStretch(tx: Tx): Promise<void> {
  await tx.query(
    `update intra_transfers.told_up_to
        set noted_id = ledger.last_transfer(),
            noted_below = pg_snapshot_xmax(pg_current_snapshot()), noted_at = clock_timestamp()
      where ledger.last_transfer() > transfer_id`,
  );
}

export interface TransferRow {
  amount: bigint;
  currency: number;
  created_at: Date;
  payer: bigint;
  payee: bigint;
}

/** In no order: the index on transfers finds stretches, and sorting them would tell no customer anything. */
export async function selectTransfers(
  tx: Tx,
  { kind, above, upTo }: { kind: number; above: bigint; upTo: bigint },
): Promise<TransferRow[]> {
  const { rows } = await tx.query<TransferRow>(
    `select e.amount, e.currency, e.created_at, here.customer as payee, there.customer as payer
       from ledger.entry e
       join wallets.customer_wallet here on here.id = e.wallet_id
       join wallets.customer_wallet there on there.id = e.counterparty
      where e.transfer_id > $1 and e.transfer_id <= $2 and e.kind = $3 and e.amount > 0`,
    [above, upTo, kind],
  );
  return rows;
}

export interface Pair {
  payer: bigint;
  payee: bigint;
}

export interface CountedPair extends Pair {
  /** Within the hour that began with the first, those just counted included. */
  count: number;
}

/** A pair whose hour brought more than were mailed keeps its count until the rest was told together. */
export async function countMailed(
  tx: Tx,
  pairs: readonly CountedPair[],
  { at, mailsMax }: { at: Date; mailsMax: number },
): Promise<CountedPair[]> {
  const { rows } = await tx.query<CountedPair>(
    `insert into intra_transfers.mailed as m (payer, payee, began_at, count)
     select p.payer, p.payee, $4, p.count from unnest($1::bigint[], $2::bigint[], $3::int[]) as p (payer, payee, count)
     on conflict (payer, payee) do update
       set began_at = case when m.count <= $5 and m.began_at <= excluded.began_at - interval '1 hour'
                           then excluded.began_at else m.began_at end,
           count = case when m.count <= $5 and m.began_at <= excluded.began_at - interval '1 hour'
                        then 0 else m.count end + excluded.count
     returning payer, payee, count`,
    [pairs.map(({ payer }) => payer), pairs.map(({ payee }) => payee), pairs.map(({ count }) => count), at, mailsMax],
  );
  return rows;
}

export async function takeMailed(tx: Tx, { payer, payee }: Pair): Promise<number | undefined> {
  const { rows } = await tx.query<{ count: number }>(
    'delete from intra_transfers.mailed where payer = $1 and payee = $2 returning count',
    [payer, payee],
  );
  return rows[0]?.count;
}

/** Pairs whose hour is long over. One that has more to tell is left to its own job. */
export async function deleteMailed(
  db: Queries,
  { before, mailsMax }: { before: Date; mailsMax: number },
): Promise<void> {
  await db.query('delete from intra_transfers.mailed where began_at < $1 and count <= $2', [before, mailsMax]);
}

/** What is in the books already is no news. */
export async function skipHistory(tx: Tx): Promise<void> {
  await tx.query('update intra_transfers.told_up_to set transfer_id = ledger.last_transfer(), noted_id = null');
}
