import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const rateRefusals = defineRefusals({
  rates_unavailable: { status: 503, message: 'We have no fresh exchange rate right now. Please try again shortly.' },
});

export const rateFaults = defineFaults({
  rate_currency_unknown: 'Please choose a currency that we support',
  rate_days_out_of_range: 'Please choose from 1 to 30 days',
});
