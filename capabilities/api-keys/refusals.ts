import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const apiKeyRefusals = defineRefusals({
  keys_not_offered: { status: 403, message: 'API keys are for customers of tier 3. Verify your identity first.' },
  keys_full: { status: 409, message: 'You have 20 API keys. Revoke one that you no longer use.' },
});

export const apiKeyFaults = defineFaults({
  key_name_missing: 'Please give the key a name, so that you know it again',
  key_name_unusable: 'Please use at most 60 ordinary characters',
  key_scopes_missing: 'Please choose what the key may do',
  key_days_unusable: 'Please choose between 1 and 365 days',
  key_limit_above_own: 'This is more than you may send yourself',
  key_limit_unusable: 'Please enter what it may send at most',
  key_payment_above_day: 'One payment cannot be more than the day',
});
