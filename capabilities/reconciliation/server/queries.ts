import type { Queries, Tx } from '@wura/database';
import type { WalletId } from '@wura/ledger/server/order';
import { randomId } from '@wura/platform/identifiers';
import type { DifferenceKind } from '../rules.ts';

// The only SQL of this room.

export interface RunRow {
  id: bigint;
  public_id: string;
  started_at: Date;
  from_at: Date;
  until_at: Date;
  ended_at: Date | null;
  outcome: 'complete' | 'incomplete' | null;
  why: string | null;
  at_provider: number;
  in_ledger: number;
  differences: number;
}

const runColumns = `id, public_id, started_at, from_at, until_at, ended_at, outcome, why, at_provider, in_ledger,
  differences`;

export async function insertRun(tx: Tx, { from, until }: { from: Date; until: Date }): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into reconciliation.run (public_id, started_at, from_at, until_at) values ($1, $3, $2, $3) returning id`,
    [randomId('rec'), from, until],
  );
  return rows[0]!.id;
}

export interface RunEnd {
  at: Date;
  /** Why a provider could not be read whole, if one could not. */
  why: string | undefined;
  atProvider: number;
  inLedger: number;
  differences: number;
}

export async function endRun(tx: Tx, run: bigint, { at, why, atProvider, inLedger, differences }: RunEnd) {
  await tx.query(
    `update reconciliation.run
        set ended_at = $2, outcome = case when $3::text is null then 'complete' else 'incomplete' end, why = $3,
            at_provider = $4, in_ledger = $5, differences = $6
      where id = $1`,
    [run, at, why?.slice(0, 500) ?? null, atProvider, inLedger, differences],
  );
}

/** Up to when everything was compared once. */
export async function readLastUntil(db: Queries): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select max(until_at) as at from reconciliation.run where outcome = 'complete'`,
  );
  return rows[0]!.at;
}

/** The newest run that has ended, or is under way if none has. */
export async function readLatestRun(db: Queries): Promise<RunRow | undefined> {
  const { rows } = await db.query<RunRow>(
    `select ${runColumns} from reconciliation.run order by (ended_at is null), id desc limit 1`,
  );
  return rows[0];
}

/** One side of a difference as it is kept. */
export interface KeptSide {
  amount: string;
  currency: string;
  state: string;
  at: string;
}

export interface DifferenceRow {
  id: bigint;
  public_id: string;
  provider: string;
  operation: 'charge' | 'refund' | 'transfer' | 'purchase' | 'clearing' | 'entry' | 'balance';
  reference: string;
  kind: DifferenceKind;
  ours: KeptSide | null;
  theirs: KeptSide | null;
  case_number: string;
  since: Date;
  found_at: Date;
}

const differenceColumns = `id, public_id, provider, operation, reference, kind, ours, theirs, case_number, since,
  found_at`;

export async function readOpen(db: Queries, { limit }: { limit: number }): Promise<DifferenceRow[]> {
  const { rows } = await db.query<DifferenceRow>(
    `select ${differenceColumns} from reconciliation.difference where closed_at is null
      order by since, id limit ${limit}`,
  );
  return rows;
}

export async function countOpen(db: Queries): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from reconciliation.difference where closed_at is null',
  );
  return rows[0]!.count;
}

export type NewDifference = Pick<
  DifferenceRow,
  'provider' | 'operation' | 'reference' | 'kind' | 'ours' | 'theirs' | 'case_number' | 'since' | 'found_at'
> & { customer: bigint | null };

export async function insertDifference(tx: Tx, run: bigint, found: NewDifference): Promise<void> {
  await tx.query(
    `insert into reconciliation.difference (public_id, provider, operation, reference, kind, ours, theirs, customer,
                                            case_number, since, found_at, found_by, seen_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
    [
      randomId('dif'),
      found.provider,
      found.operation,
      found.reference,
      found.kind,
      found.ours && JSON.stringify(found.ours),
      found.theirs && JSON.stringify(found.theirs),
      found.customer,
      found.case_number,
      found.since,
      found.found_at,
      run,
    ],
  );
}

export async function noteSeen(
  tx: Tx,
  run: bigint,
  { id, ours, theirs }: Pick<DifferenceRow, 'id' | 'ours' | 'theirs'>,
): Promise<void> {
  await tx.query('update reconciliation.difference set seen_by = $2, ours = $3, theirs = $4 where id = $1', [
    id,
    run,
    ours && JSON.stringify(ours),
    theirs && JSON.stringify(theirs),
  ]);
}

export async function closeDifference(
  tx: Tx,
  run: bigint,
  { id, at, resolution }: { id: bigint; at: Date; resolution: string },
): Promise<void> {
  await tx.query('update reconciliation.difference set closed_by = $2, closed_at = $3, resolution = $4 where id = $1', [
    id,
    run,
    at,
    resolution,
  ]);
}

/** Up to where each system wallet has been read. */
export async function readPositions(db: Queries): Promise<Map<WalletId, number>> {
  const { rows } = await db.query<{ wallet: bigint; seq: bigint }>('select wallet, seq from reconciliation.position');
  return new Map(rows.map(({ wallet, seq }) => [Number(wallet), Number(seq)]));
}

export async function updatePositions(tx: Tx, positions: ReadonlyMap<WalletId, number>): Promise<void> {
  await tx.query(
    `insert into reconciliation.position as p (wallet, seq)
     select * from unnest($1::bigint[], $2::bigint[]) order by 1
     on conflict (wallet) do update set seq = excluded.seq`,
    [[...positions.keys()], [...positions.values()]],
  );
}
