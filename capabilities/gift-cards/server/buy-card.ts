import { buy } from '@wura/bills/server/buy';
import type { OpenBill } from '@wura/bills/server/open-bill';
import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { randomId } from '@wura/platform/identifiers';
import type { Paid } from '@wura/provider-payments/server/pay';
import type { Intent } from '@wura/wallets/server/intents';
import { asFault } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { giftCardRefusals } from '../refusals.ts';
import { insertCard } from './cards.ts';
import type { GiftCardDetails, GiftCardSeller } from './ports.ts';
import { readQuote, takeQuote } from './quotes.ts';

/** Buys the card whose price was asked for, of whom it was asked, and uses the price up with the money. */
export async function buyCard(
  open: OpenBill<GiftCardDetails, GiftCardSeller>,
  call: Call<typeof routes.buy, SignedIn>,
  intent: Intent,
): Promise<Paid<GiftCardDetails>> {
  const { caller, body } = call;
  const named = { customer: caller.number, publicId: body.quote_id };
  const found = await readQuote(open.needs.pool, named);
  return buy(open, call, {
    intent,
    // Another seller knows nothing of this price.
    among: ({ provider }) => found === undefined || provider === found.seller,
    order(_seller, payer) {
      if (!found) throw priceOver();
      const { product, brand, country, sellerQuote: quote, redeem, currency } = found;
      const value = formatMoney({ currency, minor: found.valueMinor });
      const card = randomId('gft');
      return {
        amount: { currency: 'NGN', minor: found.priceMinor },
        // Of the same card many customers buy one at the same time.
        destination: `${payer.wallet.publicId} ${product} ${value}`,
        details: { card, product, brand, country, value, currency, quote },
        alongside: async (tx, { transferId }) => {
          if (!(await takeQuote(tx, named))) throw priceOver();
          await insertCard(tx, { publicId: card, transferId, customer: caller.number, redeem });
        },
      };
    },
  });
}

function priceOver() {
  const { gift_card_price_over: refusal } = giftCardRefusals;
  return refuse(refusal, { errors: { quote_id: asFault(refusal) } });
}
