import { parseMoney, type Money } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { z } from 'zod';

/** What two people agree on about a movement. The lines are how things stood when the first of them looked. */
export const agreedMoney = z.object({
  movement: z.string(),
  amount: z.string(),
  currency: z.string(),
  note: z.string().optional(),
});

/** What was written down as text is money again. */
export function moneyIn({ amount, currency }: { amount: string; currency: string }): Money {
  const money = isCurrencyCode(currency) ? parseMoney(amount, currency) : 'unknown';
  if (typeof money === 'string') throw new Error(`an agreement about ${amount} ${currency}, which is no money`);
  return money;
}
