import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { ElectricityDetails, ElectricityGoods } from './ports.ts';

// All SQL about what was vended.

export interface NewVend {
  readonly transferId: number;
  readonly customer: bigint;
  readonly meterNumber: string;
  readonly goods: ElectricityGoods;
  readonly at: Date;
}

export async function keepVend(tx: Tx, { transferId, customer, meterNumber, goods, at }: NewVend): Promise<void> {
  await tx.query(
    `insert into electricity.vend
       (public_id, transfer_id, customer, meter_number, tokens, units, tariff, receipt_number, vended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (transfer_id) do nothing`,
    [
      randomId('vnd'),
      transferId,
      customer,
      meterNumber,
      goods.tokens,
      goods.units,
      goods.tariff,
      goods.receiptNumber,
      at,
    ],
  );
}

export interface VendRow {
  readonly public_id: string;
  readonly tokens: string[];
  readonly units: string | null;
  readonly tariff: string | null;
  readonly receipt_number: string | null;
  readonly vended_at: Date;
  readonly amount: bigint;
  readonly wallet: bigint;
  readonly seq: bigint;
  readonly details: ElectricityDetails;
}

// What was taken back is no token any more.
const selectVends = `select v.public_id, v.tokens, v.units, v.tariff, v.receipt_number, v.vended_at,
       m.amount, m.wallet, m.seq, m.details
  from electricity.vend v join wallets.waiting_movement m on m.transfer_id = v.transfer_id
 where v.customer = $1 and m.status = 'completed'`;

/** Newest first. `after` is the last one of the page before. */
export async function listVends(
  db: Queries,
  { customer, meter, after, limit }: { customer: bigint; meter: string | null; after: string | null; limit: number },
): Promise<VendRow[]> {
  const { rows } = await db.query<VendRow>(
    `${selectVends} and ($2::text is null or v.meter_number = $2)
       and ($3::text is null or v.id < (select id from electricity.vend where customer = $1 and public_id = $3))
     order by v.id desc limit $4`,
    [customer, meter, after, limit],
  );
  return rows;
}

export async function readVend(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<VendRow | undefined> {
  const { rows } = await db.query<VendRow>(`${selectVends} and v.public_id = $2`, [customer, publicId]);
  return rows[0];
}
