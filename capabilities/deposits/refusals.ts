import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const depositRefusals = defineRefusals({
  duplicate_reference: { status: 409, message: 'This reference was used for another deposit.' },
  deposit_refused: { status: 422, message: 'Failed to initialize payment. Please try again.' },
  no_naira_wallet: { status: 422, message: 'No NGN wallet found' },
});

export const depositReasons = definePhrases({
  naira_wallet_only: 'Card deposits go to your naira wallet.',
  account_not_opened: 'An account number could not be opened for you.',
  not_verified: 'Payment verification failed. Please contact support.',
  verification_failed: 'Payment verification failed. Please try again.',
  deposit_max: withFacts({ left: 'money' }, ({ left }) => `You can deposit at most ${left} at once.`),
  deposit_day_limit: withFacts({ left: 'money' }, ({ left }) => `You can deposit ${left} more today.`),
  wallet_full: withFacts({ left: 'money' }, ({ left }) => `Your wallet has room for ${left} more.`),
});
export type DepositLimit = 'deposit_max' | 'deposit_day_limit' | 'wallet_full';

export const depositPhrases = definePhrases({
  card_deposit: 'Card deposit',
  bank_transfer_from: withFacts({ name: 'text' }, ({ name }) => `Bank transfer from ${name}`),
  bank_transfer_received: 'Bank transfer from a bank account',
  deposit_taken_back: 'Deposit taken back',
  deposit_returned: 'Deposit sent back',
  deposit_kept: 'Deposit that could not be sent back',
});
