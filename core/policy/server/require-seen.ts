import { formatMoney, type Money } from '@wura/money';
import { refuse } from '@wura/wire/refusals';
import { pricingRefusals } from '../refusals.ts';

/** Refuses what costs something else than the screen said: a rule may have begun while the customer typed the PIN. */
export function requireSeen(seen: Money | undefined, total: Money): void {
  if (seen === undefined || seen.minor === total.minor) return;
  const price = formatMoney(total);
  throw refuse(pricingRefusals.price_changed, {
    facts: { price: { amount: price, currency: total.currency } },
    body: { price },
  });
}
