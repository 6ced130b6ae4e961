import { identityRefusals, type SettingsChanges } from '@wura/identity/contract';
import { identityReasons } from '@wura/identity/refusals';
import {
  holdPayments,
  readSettings,
  recordEvent,
  refuseOut,
  saveSettings,
  type Identity,
  type Origin,
  type SavedSettings,
  type SignedIn,
} from '@wura/identity/server';
import { parseMoney } from '@wura/money';
import { transaction } from '@wura/database';
import { commonFaults } from '@wura/wire/faults';
import { say, type Said } from '@wura/wire/phrases';
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
  const isRaise = ({ pinThresholdMinor }: Held) => wanted !== undefined && wanted > pinThresholdMinor;
  // Nor the finder of a telephone whose passkey signs in, and pays once that is chosen. Where there is no passkey nothing is
  // allowed yet, and none is added without the PIN.
  const mayPay = choices.biometrics === true && (await identity.passkeys.list(pool, customer)).length > 0;
  const isAllowing = ({ biometrics }: Held) => mayPay && !biometrics;
  const isConfirmed = isRaise(seen) || isAllowing(seen);
  if (isRaise(seen)) await confirm(say(profileReasons.pin_to_raise, {}));
  else if (isAllowing(seen)) await confirm(say(identityReasons.pin_to_allow_passkeys, {}));

  const saved = await transaction(pool, async tx => {
    await holdPayments(tx, customer);
    await refuseOut(tx, caller);
    // Writing nothing holds the row: what the owner has made stricter since is not undone unasked.
    const before = await saveSettings(tx, { customer, changes: {}, pinThresholdMinor: usual });
    const { pinThresholdMinor: held } = before;
    if ((isRaise(before) || isAllowing(before)) && !isConfirmed) throw refuse(identityRefusals.pin_required);
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

  async function confirm(reason: Said): Promise<void> {
    if (pin !== undefined) return identity.pins.check(customer, pin, origin);
    throw (await identity.pins.hasPin(customer))
      ? refuse(identityRefusals.pin_required, { reason })
      : refuse(identityRefusals.pin_not_set);
  }
}

type Held = Pick<SavedSettings, 'pinThresholdMinor' | 'biometrics'>;

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
