import { defineFaults, definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const walletRefusals = defineRefusals({
  wallet_exists: { status: 409, message: 'You already have a wallet in this currency.' },
  unsupported_currency: { status: 422, message: 'We do not support this currency yet.' },
  wrong_currency: { status: 422, message: 'Both wallets must hold the same currency.' },
});

export const walletFaults = defineFaults({
  currency_missing: 'Please choose a currency',
});

/** What a movement between customers, or a first balance, is described as. */
export const movementPhrases = definePhrases({
  transfer_to: withFacts({ name: 'text' }, ({ name }) => `Transfer to ${name}`),
  transfer_from: withFacts({ name: 'text' }, ({ name }) => `Transfer from ${name}`),
  transfer_to_customer: 'Transfer to another customer',
  transfer_from_customer: 'Transfer from another customer',
  opening_balance: 'Opening balance',
});
