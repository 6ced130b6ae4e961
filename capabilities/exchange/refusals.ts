import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const exchangeRefusals = defineRefusals({
  quote_expired: { status: 422, message: 'This rate has expired. No money has moved. Ask for a new one.' },
  quote_used: { status: 422, message: 'This rate has been used. Ask for a new one to convert again.' },
  amount_too_small: { status: 422, message: 'This is worth less than the smallest unit of the target currency.' },
});

/** What a conversion is described as in either of its wallets. */
export const exchangePhrases = definePhrases({
  converted_to: withFacts({ currency: 'text' }, ({ currency }) => `Converted to ${currency}`),
  converted_from: withFacts({ currency: 'text' }, ({ currency }) => `Converted from ${currency}`),
});
