import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const bankRefusals = defineRefusals({
  account_not_found: { status: 422, message: 'Failed to validate account' },
  unknown_bank: { status: 422, message: 'Please select a bank' },
  name_mismatch: { status: 422, message: 'The name on this account is a different one' },
  saved_name_changed: { status: 409, message: 'The name of this saved account has changed' },
  beneficiary_exists: { status: 409, message: 'You have saved this account already.' },
  beneficiaries_full: {
    status: 422,
    message: 'You have saved as many accounts as you can keep. Remove one you no longer pay first.',
  },
});

export const bankReasons = definePhrases({
  banks_unavailable: 'Failed to fetch banks',
  naira_wallet_needed: 'Bank transfers are paid from your naira wallet.',
});

/** Why a transfer was not made, or came back, as the provider's adapter understands it. */
export const declineReasons = definePhrases({
  not_accepted: 'The bank did not accept the transfer.',
  account_unknown: 'The bank does not know this account.',
  cannot_be_sent: 'Bank transfers cannot be sent at the moment.',
  sent_back: 'The receiving bank sent the money back.',
});
export type DeclineReason = keyof typeof declineReasons;

export const transferPhrases = definePhrases({
  bank_transfer_to: withFacts({ name: 'text' }, ({ name }) => `Bank transfer to ${name}`),
});
