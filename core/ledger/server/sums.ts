import type { Queries } from '@wura/database';

/** In one currency: what all customers have, and what the house holds against it. */
export interface Sums {
  readonly currency: number;
  readonly customers: bigint;
  readonly house: bigint;
}

export async function readSums(db: Queries): Promise<Sums[]> {
  const { rows } = await db.query<{ currency: number; customers: string; house: string }>(
    'select currency, customers::text, house::text from ledger.sums()',
  );
  return rows.map(row => ({ currency: row.currency, customers: BigInt(row.customers), house: BigInt(row.house) }));
}
