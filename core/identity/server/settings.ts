import type { Language } from '@wura/wire/languages';
import type { Queries, Tx } from '@wura/database';
import { autoLockMinutesUsual, type autoLockMinutes } from '../rules.ts';
import { selectSettings, upsertSettings, type SettingsRow } from './settings-queries.ts';

/** What they choose to hear of, and when not: the room that tells knows the kinds and the ways. */
export type SavedAlerts = Readonly<Record<string, Readonly<Record<string, boolean>>>>;
export interface SavedQuietHours {
  readonly from: number;
  readonly until: number;
}

/** What a customer chose. A customer who chose nothing has what the screen starts with. */
export interface SavedSettings {
  notifications: boolean;
  biometrics: boolean;
  darkMode: boolean;
  vibration: boolean;
  autoLock: boolean;
  autoLockMinutes: (typeof autoLockMinutes)[number];
  hideBalance: boolean;
  language: Language;
  pinThresholdMinor: bigint;
  alerts?: SavedAlerts;
  quietHours?: SavedQuietHours | null;
}

type Preferences = Omit<SavedSettings, 'pinThresholdMinor'>;

const usual: Preferences = {
  notifications: true,
  biometrics: false,
  darkMode: false,
  vibration: true,
  autoLock: false,
  autoLockMinutes: autoLockMinutesUsual,
  hideBalance: false,
  language: 'en',
};

export async function readSettings(
  db: Queries,
  { customer, pinThresholdMinor }: { customer: bigint; pinThresholdMinor: bigint },
): Promise<SavedSettings> {
  return asSettings(await selectSettings(db, customer), pinThresholdMinor);
}

/** Saves what is given; the rest stays. Whether a higher threshold may be saved is the caller's to settle first. */
export async function saveSettings(
  tx: Tx,
  {
    customer,
    changes,
    pinThresholdMinor,
  }: {
    customer: bigint;
    changes: Partial<SavedSettings>;
    pinThresholdMinor: bigint;
  },
): Promise<SavedSettings> {
  const { pinThresholdMinor: threshold, ...preferences } = changes;
  const row = await upsertSettings(tx, { customer, pinThresholdMinor: threshold ?? null, preferences });
  return asSettings(row, pinThresholdMinor);
}

function asSettings(row: SettingsRow | undefined, pinThresholdMinor: bigint): SavedSettings {
  const preferences = row?.preferences as Partial<Preferences> | undefined;
  return { ...usual, ...preferences, pinThresholdMinor: row?.pin_threshold_minor ?? pinThresholdMinor };
}
