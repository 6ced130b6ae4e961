import { definePhrases } from '@wura/wire/phrases';

/** What the house's own transfers are called. */
export const reconciliationPhrases = definePhrases({
  provider_fee: 'Fees of a provider',
  provider_settlement: 'Paid out to the owner by a provider',
});
