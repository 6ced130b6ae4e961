import type { SettingsReader } from '@wura/platform/settings';

/** `auto`: the sandbox's own reviewer decides after a moment. */
export type Review = 'auto' | 'manual';

export function readReview(read: SettingsReader, { mode }: { mode: 'sandbox' | 'live' }): Review {
  const given = read.choice('KYC_REVIEW', ['auto', 'manual']);
  if (given === 'auto' && mode === 'live') {
    throw new Error('KYC_REVIEW=auto is refused in live mode: nobody would look');
  }
  return given ?? (mode === 'live' ? 'manual' : 'auto');
}
