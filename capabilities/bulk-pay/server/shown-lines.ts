import type { Queries } from '@wura/database';
import type { BatchLine } from '../contract.ts';
import type { LineRow } from './queries.ts';

// Lines as their customer reads them. A bank may give back what it had taken, days after the file was done: then its payment
// has failed in the history, and so has its line here.

const itsReturn = `left join wallets.came_back b
  on l.bank <> '' and l.state = 'completed' and b.wallet_id = l.wallet and b.seq = l.seq`;
const isBack = `(b.seq is not null)`;
const state = `case when ${isBack} then 'failed' else l.state end`;

export interface Tally {
  batch: bigint;
  state: BatchLine['status'];
  lines: number;
  amount: bigint;
}

export async function countLines(db: Queries, batches: readonly bigint[]): Promise<Tally[]> {
  const { rows } = await db.query<Tally>(
    `select l.batch, ${state} as state, count(*)::integer as lines, sum(l.amount)::bigint as amount
       from bulk_pay.line l ${itsReturn} where l.batch = any($1::bigint[]) group by 1, 2`,
    [batches],
  );
  return rows;
}

/** In their order; none: of every state. */
export async function showLines(
  db: Queries,
  {
    batch,
    state: wanted,
    after,
    limit,
  }: { batch: bigint; state: LineRow['state'] | undefined; after: number; limit: number },
): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>(
    `select l.n, l.number, l.bank, l.name, l.given_to, l.given, l.note, l.amount, l.fee, ${state} as state,
            case when ${isBack} then 'returned' else l.why end as why, l.wallet, l.seq, l.paid_at
       from bulk_pay.line l ${itsReturn}
      where l.batch = $1 and l.n > $3 and ($2::text is null or ${state} = $2) order by l.n limit $4`,
    [batch, wanted ?? null, after, limit],
  );
  return rows;
}
