import type { CurrencyCode } from '@wura/money/currencies';
import { fractionOf, type Rates } from '../cross-rate.ts';

/** In hundredths of a percent. The official price of the dollar has jumped by more within days, and been right. */
const moveBpsMax = 1_000n;

/** Currencies that moved further than a person should leave unseen. What was never known before cannot have moved. */
export function findOutliers(rates: Rates, accepted: Rates): CurrencyCode[] {
  return (Object.keys(rates) as CurrencyCode[]).filter(code =>
    movedTooFar({ now: rates[code], before: accepted[code] }),
  );
}

export const movedTooFar = (moved: Moved): boolean => (movedBps(moved) ?? 0n) > moveBpsMax;

interface Moved {
  readonly now: string | undefined;
  readonly before: string | undefined;
}

/** Rounded up, so that what is past a whole bound by the last digit is past it. Nothing where either is unknown. */
export function movedBps(moved: Moved): bigint | undefined {
  const [now, before] = [fractionOf(moved.now), fractionOf(moved.before)];
  if (!now || !before) return undefined;
  const [a, b] = [now.digits * before.scale, before.digits * now.scale];
  return ((a > b ? a - b : b - a) * 10_000n + b - 1n) / b;
}
