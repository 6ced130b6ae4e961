import { formatMoney, minorOf } from '@wura/money';

/** The most that leaves room for its own fees. No sum costs more than a larger one, so the largest fee is safe. */
export async function wholeBalance(
  balance: string,
  priceOf: (amount: string) => Promise<{ total: string }>,
): Promise<string | undefined> {
  const held = minorOf(balance, 'NGN');
  if (held <= 0n) return undefined;
  const fee = minorOf((await priceOf(balance)).total, 'NGN') - held;
  return held > fee ? formatMoney({ currency: 'NGN', minor: held - fee }) : undefined;
}
