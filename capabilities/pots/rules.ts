import { dayMs, lagosDate } from '@wura/platform/time';

export const potsMax = 20;
export const nameMax = 40;

/** By the names that the screens call them. */
export const potLooks = ['cowrie', 'spiral', 'feather', 'mirror', 'house', 'corn', 'crossroads', 'wave'] as const;
export type PotLook = (typeof potLooks)[number];

/** What a payment is rounded up to, in naira. */
export const roundUpSteps = ['50', '100'] as const;

export const isFarDay = (day: string, now: number): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && day > lagosDate(now) && day <= lagosDate(now + 3_653 * dayMs);

/** What is missing to the next whole step; nothing where the payment is whole. */
export function roundUpOf(paidMinor: bigint, stepMinor: bigint): bigint {
  return (stepMinor - (paidMinor % stepMinor)) % stepMinor;
}
