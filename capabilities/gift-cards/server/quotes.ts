import type { CurrencyCode } from '@wura/money/currencies';
import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';

// All SQL about prices that were asked for.

export interface Quote {
  readonly customer: bigint;
  /** Who was asked, and sells. */
  readonly seller: string;
  readonly sellerQuote: string;
  readonly product: string;
  readonly brand: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly valueMinor: bigint;
  readonly redeem: string;
  readonly priceMinor: bigint;
  readonly expiresAt: Date;
}

/** Answers the name under which its customer may buy once. What has run out long ago is forgotten on the way. */
export async function keepQuote(tx: Tx, quote: Quote): Promise<string> {
  const publicId = randomId('gfq');
  await tx.query(
    `delete from gift_cards.quote where customer = $1 and created_at < statement_timestamp() - interval '1 day'`,
    [quote.customer],
  );
  await tx.query(
    `insert into gift_cards.quote
       (public_id, customer, seller, seller_quote, product, brand, country, currency, value, redeem, price, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      publicId,
      quote.customer,
      quote.seller,
      quote.sellerQuote,
      quote.product,
      quote.brand,
      quote.country,
      quote.currency,
      quote.valueMinor,
      quote.redeem,
      quote.priceMinor,
      quote.expiresAt,
    ],
  );
  return publicId;
}

// By the database's own clock, which all servers share.
const isGood = 'used_at is null and expires_at > statement_timestamp()';

/** Nothing for one that was used, has run out, or is another customer's. */
export async function readQuote(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<Quote | undefined> {
  const { rows } = await db.query<Quote>(
    `select customer, seller, seller_quote as "sellerQuote", product, brand, country, currency, value as "valueMinor",
            redeem, price as "priceMinor", expires_at as "expiresAt"
       from gift_cards.quote where customer = $1 and public_id = $2 and ${isGood}`,
    [customer, publicId],
  );
  return rows[0];
}

/**
 * Uses it up, in the transaction that holds the money. False for the second of two purchases: it has waited for the first,
 * and now sees that it is used.
 */
export async function takeQuote(
  tx: Tx,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update gift_cards.quote set used_at = clock_timestamp() where customer = $1 and public_id = $2 and ${isGood}`,
    [customer, publicId],
  );
  return rowCount === 1;
}
