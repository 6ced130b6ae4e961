import { identityRefusals, type SettingsChanges } from '@wura/identity/contract';
import {
  readSettings,
  recordEvent,
  saveSettings,
  type Identity,
  type Origin,
  type SavedSettings,
  type SignedIn,
} from '@wura/identity/server';
import { parseMoney } from '@wura/money';
import { transaction } from '@wura/database';
import { commonFaults } from '@wura/wire/faults';
import { say } from '@wura/wire/phrases';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { notify } from '@wura/notices/server';
import { profileReasons } from '../refusals.ts';
import { pinThresholdRaised } from './notices.ts';

export async function changeSettings(
  identity: Identity,
  caller: SignedIn,
  { pin, pinThreshold, ...choices }: SettingsChanges,
  origin: Origin,
): Promise<SavedSettings> {
  const { pool, sessions } = identity;
  const usual = identity.pinThresholdMinor();
  const customer = caller.number;
  const wanted = pinThreshold === undefined ? undefined : thresholdMinor(pinThreshold);
  const seen = await readSettings(pool, { customer, pinThresholdMinor: usual });
  // An attacker with a stolen session must not be able to switch the PIN off with it. Lowering only makes things safer.
  const isConfirmed = wanted !== undefined && wanted > seen.pinThresholdMinor;
  if (isConfirmed) await confirmRaise();

  const saved = await transaction(pool, async tx => {
    // Writing nothing holds the row: what the owner has lowered since is not raised again unasked.
    const { pinThresholdMinor: held } = await saveSettings(tx, { customer, changes: {}, pinThresholdMinor: usual });
    if (wanted !== undefined && wanted > held && !isConfirmed) throw refuse(identityRefusals.pin_required);
    const changes = { ...given(choices), ...(wanted !== undefined && { pinThresholdMinor: wanted }) };
    const settings = await saveSettings(tx, { customer, changes, pinThresholdMinor: usual });
    if (wanted !== undefined && wanted !== held) {
      const { address, requestId } = origin;
      const at = new Date(identity.now());
      await recordEvent(tx, { what: 'pin_threshold_changed', customer, address, requestId, at });
      if (wanted > held) {
        const amount = { currency: 'NGN', minor: wanted } as const;
        await notify(tx, { customer, what: pinThresholdRaised, facts: { amount }, at });
      }
    }
    return settings;
  });
  sessions.forget(customer);
  return saved;

  async function confirmRaise(): Promise<void> {
    if (pin !== undefined) return identity.pins.check(customer, pin, origin);
    throw (await identity.pins.hasPin(customer))
      ? refuse(identityRefusals.pin_required, { reason: say(profileReasons.pin_to_raise, {}) })
      : refuse(identityRefusals.pin_not_set);
  }
}

/** Naira from zero, which asks for the PIN always. */
function thresholdMinor(input: unknown): bigint {
  if (typeof input === 'number' ? Object.is(input, 0) : typeof input === 'string' && /^0(\.0{1,2})?$/.test(input)) {
    return 0n;
  }
  const amount = parseMoney(input, 'NGN');
  if (typeof amount !== 'string') return amount.minor;
  throw refuseFields({ pinThreshold: commonFaults.amount_invalid });
}

function given<T extends object>(choices: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined)) as never;
}
