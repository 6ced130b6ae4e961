import type { MotifName } from './motif.tsx';

/** The cloth a wallet wears. Currencies without their own cycle through slate, indigo and leaf; the flag tells them apart. */
export function clothClass(currency: string): string {
  const own = { NGN: 'cloth-ngn', USD: 'cloth-usd', USDT: 'cloth-usdt', GBP: 'cloth-gbp', EUR: 'cloth-eur' }[currency];
  if (own) return own;
  const cycle = ['cloth-eur', 'cloth-ngn', 'cloth-usd'] as const;
  return cycle[letterSum(currency) % cycle.length] ?? 'cloth-eur';
}

/** Twelve motifs for a large card, four to a row. The lower right corner is where they show most. */
export function largeCardMotifs(currency: string): readonly MotifName[] {
  if (currency === 'NGN') return ngnLarge;
  if (currency === 'USD') return usdLarge;
  return rotate(currency === 'USDT' ? usdtLarge : ngnLarge, letterSum(currency) % 12);
}

/** Six for a small card, three to a row. */
export function smallCardMotifs(currency: string): readonly MotifName[] {
  if (currency === 'NGN') return ['crossroads', 'spiral', 'mirror', 'cowrie', 'house', 'wave'];
  if (currency === 'USD') return ['feather', 'house', 'corn', 'crossroads', 'mirror', 'feather'];
  return rotate(ngnLarge, letterSum(currency) % 12).slice(0, 6);
}

/** The phone's header: cells of 84, four to a row. */
export const headerMotifs: readonly MotifName[] = [
  ...(['cowrie', 'spiral', 'feather', 'mirror', 'mirror', 'house', 'corn', 'crossroads'] as const),
  ...(['crossroads', 'wave', 'cowrie', 'spiral', 'spiral', 'feather', 'mirror', 'house'] as const),
  ...(['house', 'corn', 'crossroads', 'wave'] as const),
];

/** One band, waves first: the selvedge of a receipt. */
export const selvedgeMotifs: readonly MotifName[] = [
  ...(['wave', 'cowrie', 'mirror', 'feather', 'house', 'crossroads', 'spiral'] as const),
  ...(['wave', 'cowrie', 'mirror', 'feather', 'house', 'crossroads', 'spiral'] as const),
];

const ngnLarge: readonly MotifName[] = [
  ...(['cowrie', 'mirror', 'spiral', 'house', 'house', 'crossroads', 'wave', 'feather'] as const),
  ...(['feather', 'corn', 'cowrie', 'mirror'] as const),
];
const usdLarge: readonly MotifName[] = [
  ...(['feather', 'house', 'corn', 'crossroads', 'crossroads', 'mirror', 'wave', 'spiral'] as const),
  ...(['spiral', 'cowrie', 'feather', 'house'] as const),
];
const usdtLarge: readonly MotifName[] = [
  ...(['wave', 'corn', 'spiral', 'mirror', 'spiral', 'house', 'crossroads', 'spiral'] as const),
  ...(['mirror', 'spiral', 'cowrie', 'feather'] as const),
];

function rotate<T>(list: readonly T[], by: number): T[] {
  return [...list.slice(by), ...list.slice(0, by)];
}

function letterSum(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
