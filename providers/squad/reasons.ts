import type { SaleReason } from '@wura/provider-payments/server/ports';

/**
 * What of their words helps a customer: how much the product has with them is not among it. The first that fits counts,
 * because an amount that is wrong for a plan says that the plan has changed.
 */
const reasons: readonly (readonly [words: RegExp, reason: SaleReason])[] = [
  [/balance|insufficient|wallet|fund|merchant|profil|permi|enabled/i, 'provider_short'],
  [/vending reference|transaction found/i, 'lookup_over'],
  [/plan|bundle|bouquet/i, 'not_on_offer'],
  [/amount|minimum|maximum/i, 'amount_refused'],
  [/provider|network|service|available/i, 'unavailable'],
  [/phone|meter|card|customer|number/i, 'destination_unknown'],
];

/** Nothing for words that nobody has told us of: whether they sold nothing is then for their list to say. */
export const knownReason = (message: string): SaleReason | undefined =>
  reasons.find(([words]) => words.test(message))?.[1];

/** Of a look-up: they say that there is no such meter or card, and nothing about us or themselves. */
export function isUnknownCustomer(message: string): boolean {
  const reason = knownReason(message);
  return reason === 'destination_unknown' || reason === 'lookup_over' || reason === undefined;
}
