import { defineFaults } from '@wura/wire/phrases';

export const ownLimitFaults = defineFaults({
  own_limit_above_tier: 'This is more than your tier allows a day',
  own_limit_too_small: 'Please enter at least ₦100, or leave it to your tier',
  guard_hour_invalid: 'Please choose an hour of the day',
  transfers_on_or_off: 'Transfers are either on or off',
});
