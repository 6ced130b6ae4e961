import { convertMoney, parseMoney, shareOf, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';

/** What one unit of each currency is worth in naira, as decimal text. */
export type NairaRates = Readonly<Partial<Record<CurrencyCode, string>>>;

export interface Exchange {
  readonly fee: Money;
  /** What is left to be converted. */
  readonly converted: Money;
  readonly gets: Money;
}

/** What an exchange would bring. A firm quote is the server's to give; this is what it will be made of. */
export function exchange(
  amount: Money,
  { to, rates, feeBps }: { to: CurrencyCode; rates: NairaRates; feeBps: bigint },
): Exchange | undefined {
  const [numerator, denominator] = [koboOf(rates[amount.currency]), koboOf(rates[to])];
  if (numerator === undefined || denominator === undefined) return undefined;
  const fee = shareOf(amount, { bps: feeBps, rounding: 'halfUp' });
  const converted = { currency: amount.currency, minor: amount.minor - fee.minor };
  const rate = { from: amount.currency, to, numerator, denominator };
  return { fee, converted, gets: convertMoney(converted, { rate, rounding: 'down' }) };
}

function koboOf(price: string | undefined): bigint | undefined {
  const money = parseMoney(price, 'NGN');
  return typeof money === 'string' ? undefined : money.minor;
}
