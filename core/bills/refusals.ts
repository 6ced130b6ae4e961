import { definePhrases } from '@wura/wire/phrases';

export { pricingRefusals as billRefusals } from '@wura/policy/refusals';

/** Why a bill was not paid. */
export const salePhrases = definePhrases({
  sale_not_accepted: 'The provider did not accept the payment.',
  sale_provider_short: 'The provider cannot sell to us at the moment.',
  sale_unavailable: 'The provider cannot be reached at the moment.',
  sale_destination_unknown: 'The provider does not know this number.',
  sale_amount_refused: 'The provider does not sell this amount.',
  sale_not_on_offer: 'The provider does not sell this any more.',
  sale_lookup_over: 'The verification of this number has expired.',
  sale_not_found: 'The provider did not carry out the payment.',
  sale_taken_back: 'The provider took the payment back.',
});

/** The same, by the code that a seller's adapter gives. */
export const saleReasons = {
  not_accepted: salePhrases.sale_not_accepted,
  provider_short: salePhrases.sale_provider_short,
  unavailable: salePhrases.sale_unavailable,
  destination_unknown: salePhrases.sale_destination_unknown,
  amount_refused: salePhrases.sale_amount_refused,
  not_on_offer: salePhrases.sale_not_on_offer,
  lookup_over: salePhrases.sale_lookup_over,
  not_found: salePhrases.sale_not_found,
  taken_back: salePhrases.sale_taken_back,
};

export const billReasons = definePhrases({
  naira_wallet_pays: 'Bills are paid from your naira wallet.',
});
