import { transaction } from '@wura/database';
import {
  beginCoolingOff,
  recordEvent,
  refuseOut,
  type Identity,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { twoFactorOn } from './notices.ts';

/**
 * From the next sign-in on the app is asked for. The backup codes are told here and never again. Less may leave for a day, as
 * with every new factor: an app makes keys that pay.
 */
export async function confirmTwoFactor(
  { now, pool, secondFactor, sessions }: Identity,
  caller: SignedIn,
  code: string,
  { address, requestId }: Origin,
): Promise<string[]> {
  const { number: customer } = caller;
  const codes = await transaction(pool, async tx => {
    const at = new Date(now());
    await beginCoolingOff(tx, { customer, at });
    // The app of an intruder would keep the owner out who locked the account, or changed the password, a moment ago.
    await refuseOut(tx, caller);
    const fresh = await secondFactor.confirm(tx, { customer, code });
    await recordEvent(tx, { what: 'two_factor_on', customer, address, requestId, at });
    await notify(tx, { customer, what: twoFactorOn, facts: {}, at });
    return fresh;
  });
  sessions.forget(customer);
  return codes;
}
