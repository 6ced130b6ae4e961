import type { SettingsReader } from '@wura/platform/settings';

export interface KycSettings {
  readonly review: Review;
  /** How long the pictures of a face check are kept. */
  readonly faceFramesDays: number;
}

/** `auto`: the sandbox's own reviewer decides after a moment. */
export type Review = 'auto' | 'manual';

const faceFramesDaysDefault = 30;

export function readKycSettings(read: SettingsReader, { mode }: { mode: 'sandbox' | 'live' }): KycSettings {
  const given = read.choice('KYC_REVIEW', ['auto', 'manual']);
  if (given === 'auto' && mode === 'live') {
    throw new Error('KYC_REVIEW=auto is refused in live mode: nobody would look');
  }
  return {
    review: given ?? (mode === 'live' ? 'manual' : 'auto'),
    faceFramesDays: read.count('FACE_FRAMES_DAYS', 3_650) ?? faceFramesDaysDefault,
  };
}
