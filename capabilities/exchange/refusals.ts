import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const exchangeRefusals = defineRefusals({
  quote_expired: { status: 422, message: 'This rate has expired. No money has moved. Ask for a new one.' },
  quote_used: { status: 422, message: 'This rate has been used. Ask for a new one to convert again.' },
  amount_too_small: { status: 422, message: 'This is worth less than the smallest unit of the target currency.' },
  alert_exists: { status: 409, message: 'You have this alert already.' },
  alert_reached: { status: 422, message: 'The rate is there already. Choose one that it has yet to reach.' },
  alerts_full: { status: 422, message: 'You have 20 alerts waiting, the most there can be. Delete one first.' },
  order_exists: { status: 409, message: 'You have this order already. It was not placed twice.' },
  orders_full: { status: 422, message: 'You have 20 open orders, the most there can be. Cancel one first.' },
  order_ended: { status: 409, message: 'This order has ended, so it can no longer be cancelled.' },
});

/** What a conversion is described as in either of its wallets. */
export const exchangePhrases = definePhrases({
  converted_to: withFacts({ currency: 'text' }, ({ currency }) => `Converted to ${currency}`),
  converted_from: withFacts({ currency: 'text' }, ({ currency }) => `Converted from ${currency}`),
});
