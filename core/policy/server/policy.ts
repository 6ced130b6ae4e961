import { convertMoney, parseMoney, type Money } from '@wura/money';
import { ruleOn } from '../dated-rules.ts';
import * as table from '../rules-table.ts';

/** The threshold in kobo of customers who chose none. */
export function pinThresholdOn(day: Date): bigint {
  return ruleOn(table.pinThresholdMinor, day).value;
}

/** About what an amount is worth in kobo. Rounded up: in doubt a payment counts as the larger one and asks for the PIN. */
export function nairaWorthOn(day: Date, amount: Money): bigint {
  if (amount.currency === 'NGN') return amount.minor;
  const price = parseMoney(ruleOn(table.nairaWorth, day).value[amount.currency], 'NGN');
  if (typeof price === 'string') throw new Error(`the worth of ${amount.currency} is no amount: ${price}`);
  const rate = { from: amount.currency, to: 'NGN', numerator: price.minor, denominator: 100n } as const;
  return convertMoney(amount, { rate, rounding: 'up' }).minor;
}
