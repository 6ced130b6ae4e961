import type { SettingsReader } from '@wura/platform/settings';

export interface SpreadSettings {
  /** How far below the mid rate the house buys, in hundredths of a percent. */
  readonly spreadBps: bigint;
}

/** Beyond a tenth it is a slip of the keyboard rather than a price. */
const spreadBpsMax = 1_000;

export function readSpread(read: SettingsReader): SpreadSettings {
  const given = read.text('FX_SPREAD_BPS') ?? '0';
  if (!/^\d{1,4}$/.test(given) || Number(given) > spreadBpsMax) {
    throw new Error(`FX_SPREAD_BPS must be a whole number from 0 to ${spreadBpsMax}, not "${given}"`);
  }
  return { spreadBps: BigInt(given) };
}
