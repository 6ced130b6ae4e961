import type { Queries, Tx } from '@wura/database';
import { currencyOf } from '@wura/money/currencies';
import type { Position } from './read-positions.ts';

/** Written once a day: the second process leaves what the first has written. */
export async function insertPositionDay(
  tx: Tx,
  { day, rows }: { day: string; rows: readonly Position[] },
): Promise<void> {
  await tx.query(
    `insert into exchange.position_day (day, currency, position, residue, worth)
     select $1::date, * from unnest($2::smallint[], $3::bigint[], $4::bigint[], $5::bigint[])
     on conflict (day, currency) do nothing`,
    [
      day,
      rows.map(({ currency }) => currencyOf(currency).id),
      rows.map(({ position }) => position),
      rows.map(({ residue }) => residue),
      rows.map(({ worth }) => worth?.minor ?? null),
    ],
  );
}

export interface PositionDayRow {
  day: string;
  currency: number;
  position: bigint;
  residue: bigint;
  worth: bigint | null;
}

/** Newest day first. */
export async function selectPositionDays(db: Queries, { days }: { days: number }): Promise<PositionDayRow[]> {
  const { rows } = await db.query<PositionDayRow>(
    `select day::text, currency, position, residue, worth from exchange.position_day
      where day > current_date - $1::integer order by day desc, currency`,
    [days + 1],
  );
  return rows;
}

export interface NewSquaring {
  publicId: string;
  reference: string;
  sold: { currency: number; minor: bigint; transferId: number };
  bought: { currency: number; minor: bigint; transferId: number };
  begunBy: bigint;
  approvedBy: bigint;
  reason: string;
}

export async function isSquared(db: Queries, reference: string): Promise<boolean> {
  const { rowCount } = await db.query('select from exchange.squaring where reference = $1', [reference]);
  return rowCount === 1;
}

export async function insertSquaring(tx: Tx, squaring: NewSquaring): Promise<void> {
  await tx.query(
    `insert into exchange.squaring (public_id, reference, sold_currency, sold, sold_transfer, bought_currency, bought,
                                    bought_transfer, begun_by, approved_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      squaring.publicId,
      squaring.reference,
      squaring.sold.currency,
      squaring.sold.minor,
      squaring.sold.transferId,
      squaring.bought.currency,
      squaring.bought.minor,
      squaring.bought.transferId,
      squaring.begunBy,
      squaring.approvedBy,
      squaring.reason,
    ],
  );
}
