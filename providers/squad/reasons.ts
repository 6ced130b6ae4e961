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

export const reasonFor = (message: string): SaleReason =>
  reasons.find(([words]) => words.test(message))?.[1] ?? 'not_accepted';

/** Of a look-up: they say that there is no such meter or card, and nothing about us or themselves. */
export function isUnknownCustomer(message: string): boolean {
  const reason = reasonFor(message);
  return reason === 'destination_unknown' || reason === 'lookup_over' || reason === 'not_accepted';
}
