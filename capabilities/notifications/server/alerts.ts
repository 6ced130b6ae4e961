import { transaction, type Tx } from '@wura/database';
import { readSettings, saveSettings, type Identity, type SavedSettings } from '@wura/identity/server';
import { alertChannels, alertFaults, alertKinds, isChosen, isFixed, type AlertChoices } from '@wura/notices/alerts';
import type { BodyOf } from '@wura/wire';
import { refuseFields } from '@wura/wire/refusals';
import type { Alerts, routes } from '../contract.ts';

type AlertNeeds = Pick<Identity, 'pool' | 'pinThresholdMinor'>;

export async function readAlerts({ pool, pinThresholdMinor }: AlertNeeds, customer: bigint): Promise<Alerts> {
  return onWire(await readSettings(pool, { customer, pinThresholdMinor: pinThresholdMinor() }));
}

/** Each choice by itself: what another window of theirs chose meanwhile stays. */
export async function changeAlerts(
  { pool, pinThresholdMinor }: AlertNeeds,
  customer: bigint,
  { kinds = [], quiet_hours: quietHours }: BodyOf<typeof routes.changeAlerts>,
): Promise<Alerts> {
  for (const { kind, channel, on } of kinds) {
    // A thief with an open session would switch off first what tells its owner of them.
    if (!on && isFixed(kind, channel)) throw refuseFields({ kinds: alertFaults.alert_always_on });
  }
  return transaction(pool, async tx => {
    const save = (db: Tx, changes: Partial<SavedSettings>) =>
      saveSettings(db, { customer, changes, pinThresholdMinor: pinThresholdMinor() });
    // Saving nothing has the row, so that it is read and written by one window at a time.
    const held = await save(tx, {});
    const alerts: AlertChoices = { ...held.alerts };
    for (const { kind, channel, on } of kinds) alerts[kind] = { ...alerts[kind], [channel]: on };
    return onWire(await save(tx, { alerts, ...(quietHours !== undefined && { quietHours }) }));
  });
}

function onWire({ alerts, quietHours }: SavedSettings): Alerts {
  const choices: AlertChoices | null = alerts ?? null;
  return {
    kinds: alertKinds.map(kind => ({
      kind,
      channels: alertChannels.map(channel => ({
        channel,
        on: isChosen(choices, kind, channel),
        fixed: isFixed(kind, channel),
      })),
    })),
    quiet_hours: quietHours ?? null,
  };
}
