import { formatMoney, parseMoney } from '@wura/money';

/** The most that leaves room for its own fees. No sum costs more than a larger one, so the largest fee is safe. */
export async function wholeBalance(
  balance: string,
  priceOf: (amount: string) => Promise<{ total: string }>,
): Promise<string | undefined> {
  const held = parseMoney(balance, 'NGN');
  if (typeof held === 'string') return undefined;
  const total = parseMoney((await priceOf(balance)).total, 'NGN');
  if (typeof total === 'string') return undefined;
  const minor = held.minor - (total.minor - held.minor);
  return minor > 0n ? formatMoney({ currency: 'NGN', minor }) : undefined;
}
