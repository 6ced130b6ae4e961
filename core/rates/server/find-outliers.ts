import type { CurrencyCode } from '@wura/money/currencies';
import { fractionOf, type Rates } from '../cross-rate.ts';

/** In hundredths of a percent. The official price of the dollar has jumped by more within days, and been right. */
const moveBpsMax = 1_000n;

/** Currencies that moved further than a person should leave unseen. What was never known before cannot have moved. */
export function findOutliers(rates: Rates, accepted: Rates): CurrencyCode[] {
  return (Object.keys(rates) as CurrencyCode[]).filter(code => {
    const [now, before] = [fractionOf(rates[code]), fractionOf(accepted[code])];
    if (!now || !before) return false;
    const [a, b] = [now.digits * before.scale, before.digits * now.scale];
    return (a > b ? a - b : b - a) * 10_000n > b * moveBpsMax;
  });
}
