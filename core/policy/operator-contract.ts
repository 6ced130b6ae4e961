import { defineFaults } from '@wura/wire/phrases';

/** What is no sense in a figure that staff propose. English alone, because staff read no other language. */
export const ruleFaults = defineFaults({
  rule_amount_invalid: 'Please enter an amount, in digits with at most one point',
  rule_fee_invalid: 'A fee is an amount from zero to ₦10,000.00',
  rule_network_fee_invalid: 'A network fee is an amount from zero to 100 USDT',
  rule_cap_too_small: 'A cap is ₦100.00 or more: below that nothing sold here could be paid',
  rule_share_invalid: 'A share is a percentage with at most two decimals, such as 7.5',
  rule_share_too_large: 'No share here is more than 50 percent',
  rule_falls_with_tier: 'A tier may not allow less than the one below it',
  rule_day_below_single: 'What may go out in a day may not be less than a single deposit',
  rule_balance_below_single: 'A balance may not be smaller than a single deposit',
  rule_bands_needed: 'Please give from one to ten bands',
  rule_bands_fall: 'Each band ends higher than the one before it',
  rule_last_band_ends: 'The last band has no end, and it alone',
  rule_duty_half: 'Please give both the duty and the amount from which it is owed, or neither',
  rule_duty_above_amount: 'A duty may not be more than the amount from which it is owed',
  rule_age_invalid: 'An age is from 13 to 99 whole years',
  rule_hours_invalid: 'A wait is from 0 to 168 whole hours',
  rule_days_invalid: 'A time of grace is from 0 to 365 whole days',
  rule_count_invalid: 'This is from 1 to 365, in whole numbers',
  rule_choice_invalid: 'Please say yes or no',
});
