import { choose } from '@wura/bills/server/choose';
import type { OpenBill } from '@wura/bills/server/open-bill';
import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { formatMoney, moneyOf } from '@wura/money';
import { minuteMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { asFault, say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { GiftQuote, routes } from '../contract.ts';
import { giftCardReasons, giftCardRefusals } from '../refusals.ts';
import { isSoldAt } from '../rules.ts';
import type { Catalogue } from './catalogue.ts';
import { productOnWire } from './on-wire.ts';
import type { GiftCardDetails, GiftCardSeller } from './ports.ts';
import { keepQuote } from './quotes.ts';

/** However long the partner's price holds: rates move. */
const goodMsMax = 15 * minuteMs;

/** Asks the partner for the price of this minute, and keeps it for the one purchase that may follow. */
export async function quoteCard(
  open: OpenBill<GiftCardDetails, GiftCardSeller>,
  catalogue: Catalogue,
  { caller, body }: Call<typeof routes.quote, SignedIn>,
): Promise<GiftQuote> {
  const { unknown_gift_card: unknown, gift_card_value_not_sold: notSold } = giftCardRefusals;
  const seller = await choose(open);
  const product = (await catalogue.of(seller)).find(({ id }) => id === body.product);
  if (!product) throw refuse(unknown, { errors: { product: asFault(unknown) } });
  const value = moneyOf(body.value, product.currency);
  if (typeof value === 'string' || !isSoldAt(productOnWire(product), formatMoney(value))) {
    throw refuse(notSold, { errors: { value: asFault(notSold) } });
  }
  const price = await seller.price({ product: product.id, value });
  if (price.outcome === 'declined') throw refuse(unknown, { errors: { product: asFault(unknown) } });
  if (price.outcome === 'unknown') {
    throw refuse(providerRefusals.provider_unavailable, {
      reason: say(giftCardReasons.gift_card_price_unavailable, {}),
    });
  }
  const { pool, now } = open.needs;
  const expiresAt = new Date(Math.min(price.expiresAt.getTime(), now() + goodMsMax));
  const { id, brand, country, currency, redeem } = product;
  const quoteId = await transaction(pool, tx =>
    keepQuote(tx, {
      customer: caller.number,
      seller: seller.provider,
      sellerQuote: price.quote,
      product: id,
      brand,
      country,
      currency,
      valueMinor: value.minor,
      redeem,
      priceMinor: price.priceMinor,
      expiresAt,
    }),
  );
  return {
    quote_id: quoteId,
    product: id,
    brand,
    country,
    currency,
    value: formatMoney(value),
    price: formatMoney({ currency: 'NGN', minor: price.priceMinor }),
    expires_at: expiresAt.toISOString(),
  };
}
