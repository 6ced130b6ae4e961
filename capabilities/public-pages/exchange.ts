import { convertMoney, shareOf, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { rateBetween, type Rates } from '@wura/rates/cross-rate';

export interface Exchange {
  readonly fee: Money;
  /** What is left to be converted. */
  readonly converted: Money;
  readonly gets: Money;
}

/** What an exchange would bring. A firm quote is the server's to give; this is what it will be made of. */
export function exchange(
  amount: Money,
  { to, rates, feeBps }: { to: CurrencyCode; rates: Rates; feeBps: bigint },
): Exchange | undefined {
  const rate = rateBetween(rates, { from: amount.currency, to });
  if (!rate) return undefined;
  const fee = shareOf(amount, { bps: feeBps, rounding: 'up' });
  const converted = { currency: amount.currency, minor: amount.minor - fee.minor };
  return { fee, converted, gets: convertMoney(converted, { rate, rounding: 'down' }) };
}
