import { defineFaults, definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const walletRefusals = defineRefusals({
  wallet_exists: { status: 409, message: 'You already have a wallet in this currency.' },
  unsupported_currency: { status: 422, message: 'We do not support this currency yet.' },
  wallet_not_empty: {
    status: 409,
    message: 'Only an empty wallet can be closed. Convert or send what is in it first.',
  },
  wallet_has_pots: {
    status: 409,
    message: 'This wallet has pots. Close them first: their money returns to the wallet.',
  },
  wallet_under_way: { status: 409, message: 'Money of this wallet is still under way. Close it once that has ended.' },
  wallet_stays: { status: 409, message: 'The naira wallet stays: your account number belongs to it.' },
  wrong_currency: { status: 422, message: 'Both wallets must hold the same currency.' },
  history_being_sorted: {
    status: 503,
    message: 'Your history is long, and we are still sorting it. Please try again in a minute.',
  },
});

export const walletFaults = defineFaults({
  currency_missing: 'Please choose a currency',
  wallet_order_invalid: 'An order names wallets of yours, each once',
});

/** What a movement between customers, or a first balance, is described as. */
export const movementPhrases = definePhrases({
  transfer_to: withFacts({ name: 'text' }, ({ name }) => `Transfer to ${name}`),
  transfer_from: withFacts({ name: 'text' }, ({ name }) => `Transfer from ${name}`),
  transfer_to_customer: 'Transfer to another customer',
  transfer_from_customer: 'Transfer from another customer',
  opening_balance: 'Opening balance',
  pot_gave_way: withFacts(
    { name: 'text' },
    ({ name }) => `Taken out of ${name}, because money that came to you was asked back`,
  ),
});
