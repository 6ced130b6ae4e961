import type { Queries, Tx } from '@wura/database';

// The SQL of what customers chose.

export interface SettingsRow {
  pin_threshold_minor: bigint | null;
  preferences: Record<string, unknown>;
}

export async function selectSettings(db: Queries, customer: bigint): Promise<SettingsRow | undefined> {
  const { rows } = await db.query<SettingsRow>(
    'select pin_threshold_minor, preferences from identity.settings where customer = $1',
    [customer],
  );
  return rows[0];
}

/** Writes what is given and leaves the rest, in one statement: two screens saving at once lose nothing. */
export async function upsertSettings(
  tx: Tx,
  {
    customer,
    pinThresholdMinor,
    preferences,
  }: {
    customer: bigint;
    pinThresholdMinor: bigint | null;
    preferences: Record<string, unknown>;
  },
): Promise<SettingsRow> {
  const { rows } = await tx.query<SettingsRow>(
    `insert into identity.settings as s (customer, pin_threshold_minor, preferences) values ($1, $2, $3::jsonb)
     on conflict (customer) do update
       set pin_threshold_minor = coalesce(excluded.pin_threshold_minor, s.pin_threshold_minor),
           preferences = s.preferences || excluded.preferences
     returning pin_threshold_minor, preferences`,
    [customer, pinThresholdMinor, JSON.stringify(preferences)],
  );
  return rows[0]!;
}
