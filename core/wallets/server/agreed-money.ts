import { parseMoney, type Money } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';

/** What two members of staff agreed on was written down as text, and is money again. */
export function moneyIn({ amount, currency }: { amount: string; currency: string }): Money {
  const money = isCurrencyCode(currency) ? parseMoney(amount, currency) : 'unknown';
  if (typeof money === 'string') throw new Error(`an agreement about ${amount} ${currency}, which is no money`);
  return money;
}
