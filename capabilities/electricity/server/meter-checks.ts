import { isLookupGood } from '@wura/bills/server/lookups';
import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { MeterType } from './ports.ts';

// All SQL about meters that were looked up.

export interface MeterCheck {
  readonly customer: bigint;
  /** Who was asked, and pays. */
  readonly seller: string;
  readonly sellerLookup: string;
  readonly company: string;
  readonly companyCode: string;
  readonly meterNumber: string;
  readonly meterType: MeterType;
  readonly customerName: string;
  readonly address: string | null;
  readonly minimumMinor: bigint;
}

/** Answers the name under which its customer may pay once. What has run out long ago is forgotten on the way. */
export async function keepCheck(tx: Tx, check: MeterCheck): Promise<string> {
  const publicId = randomId('mtr');
  await tx.query(
    `delete from electricity.meter_check where customer = $1 and created_at < statement_timestamp() - interval '1 day'`,
    [check.customer],
  );
  await tx.query(
    `insert into electricity.meter_check
       (public_id, customer, seller, seller_lookup, company, company_code, meter_number, meter_type, customer_name,
        address, minimum)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      publicId,
      check.customer,
      check.seller,
      check.sellerLookup,
      check.company,
      check.companyCode,
      check.meterNumber,
      check.meterType,
      check.customerName,
      check.address,
      check.minimumMinor,
    ],
  );
  return publicId;
}

/** Nothing for one that was used, has run out, or is another customer's. */
export async function readCheck(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<MeterCheck | undefined> {
  const { rows } = await db.query<MeterCheck>(
    `select customer, seller, seller_lookup as "sellerLookup", company, company_code as "companyCode",
            meter_number as "meterNumber", meter_type as "meterType", customer_name as "customerName", address,
            minimum as "minimumMinor"
       from electricity.meter_check where customer = $1 and public_id = $2 and ${isLookupGood}`,
    [customer, publicId],
  );
  return rows[0];
}

/**
 * Uses it up, in the transaction that holds the money. False for the second of two payments: it has waited for the first,
 * and now sees that it is used.
 */
export async function takeCheck(
  tx: Tx,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update electricity.meter_check set used_at = clock_timestamp() where customer = $1 and public_id = $2 and ${isLookupGood}`,
    [customer, publicId],
  );
  return rowCount === 1;
}
