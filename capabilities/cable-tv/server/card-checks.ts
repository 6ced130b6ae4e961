import { isLookupGood } from '@wura/bills/server/lookups';
import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';

// All SQL of this room: smartcards that were looked up.

export interface CardCheck {
  readonly customer: bigint;
  /** Who was asked, and pays. */
  readonly seller: string;
  readonly sellerLookup: string;
  readonly provider: string;
  readonly smartcard: string;
  readonly customerName: string;
}

/** Answers the name under which its customer may pay once. What has run out long ago is forgotten on the way. */
export async function keepCheck(tx: Tx, check: CardCheck): Promise<string> {
  const publicId = randomId('crd');
  await tx.query(
    `delete from cable_tv.card_check where customer = $1 and created_at < statement_timestamp() - interval '1 day'`,
    [check.customer],
  );
  const { customer, seller, sellerLookup, provider, smartcard, customerName } = check;
  await tx.query(
    `insert into cable_tv.card_check (public_id, customer, seller, seller_lookup, provider, smartcard, customer_name)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [publicId, customer, seller, sellerLookup, provider, smartcard, customerName],
  );
  return publicId;
}

/** Nothing for one that was used, has run out, or is another customer's. */
export async function readCheck(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<CardCheck | undefined> {
  const { rows } = await db.query<CardCheck>(
    `select customer, seller, seller_lookup as "sellerLookup", provider, smartcard, customer_name as "customerName"
       from cable_tv.card_check where customer = $1 and public_id = $2 and ${isLookupGood}`,
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
    `update cable_tv.card_check set used_at = clock_timestamp() where customer = $1 and public_id = $2 and ${isLookupGood}`,
    [customer, publicId],
  );
  return rowCount === 1;
}
