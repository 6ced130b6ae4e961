import { formatMoney, minorOf } from '@wura/money';
import type { PriceBand } from '@wura/policy/web/price';

/**
 * The most that the balance pays together with its own price. Each band is looked at, because a larger sum may cost so much
 * more that it is the end of a cheaper band that fits, and staff may let a larger sum cost less.
 */
export function wholeBalance(balance: string, bands: readonly PriceBand[]): string | undefined {
  const held = minorOf(balance, 'NGN');
  let most: bigint | undefined;
  for (const { from, to, total_fee: fee } of bands) {
    const left = held - minorOf(fee, 'NGN');
    const end = to === null ? left : minorOf(to, 'NGN');
    const fits = left < end ? left : end;
    if (fits >= minorOf(from, 'NGN') && (most === undefined || fits > most)) most = fits;
  }
  return most === undefined ? undefined : formatMoney({ currency: 'NGN', minor: most });
}
