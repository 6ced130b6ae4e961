import { currencyOf, type CurrencyCode } from '@wura/money/currencies';
import { commonFaults } from '@wura/wire/faults';
import { z } from 'zod';

/** One end of a range of amounts, in major units; what is finer than the currency is rounded into the range. */
export const amountBound = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,8})?$/, { error: commonFaults.amount_invalid })
  .optional();

/** The least amount of this currency, in its smallest unit, that is in the range. */
export const leastMinorOf = (text: string, currency: CurrencyCode): bigint => {
  const { minor, isExact } = cut(text, currency);
  return isExact ? minor : minor + 1n;
};

/** The largest one. */
export const mostMinorOf = (text: string, currency: CurrencyCode): bigint => cut(text, currency).minor;

function cut(text: string, currency: CurrencyCode): { minor: bigint; isExact: boolean } {
  const [whole = '', part = ''] = text.split('.');
  const { scale } = currencyOf(currency);
  return {
    minor: BigInt(whole + part.slice(0, scale).padEnd(scale, '0')),
    isExact: /^0*$/.test(part.slice(scale)),
  };
}
