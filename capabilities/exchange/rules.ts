import { defineFaults } from '@wura/wire/phrases';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const exchangeFaults = defineFaults({
  wallets_missing: 'Please select both source and target wallets',
  wallets_same: 'Source and target wallets must be different',
  quote_missing: 'Please ask for a rate first',
});
