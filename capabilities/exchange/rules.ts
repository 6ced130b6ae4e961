import { defineFaults } from '@wura/wire/phrases';
import { dayMs } from '@wura/platform/time';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const exchangeFaults = defineFaults({
  wallets_missing: 'Please select both source and target wallets',
  wallets_same: 'Source and target wallets must be different',
  quote_missing: 'Please ask for a rate first',
  currencies_same: 'Please choose two different currencies',
  rate_invalid: 'Please enter a rate above zero',
  direction_invalid: 'A rate is watched for going above a figure or below it',
  rate_of_invalid: 'A rate is that of the source or of the target',
  order_end_invalid: 'Please choose an end from one minute to 90 days from now',
});

/** How long an order may stand. */
export const orderMsMin = 60_000;
export const orderMsMax = 90 * dayMs;
