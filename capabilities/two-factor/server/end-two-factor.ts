import { transaction } from '@wura/database';
import {
  beginCoolingOff,
  confirmOwner,
  recordEvent,
  refuseOut,
  type Identity,
  type Origin,
  type Proof,
  type SignedIn,
} from '@wura/identity/server';
import { secondFactorRefusals } from '@wura/identity/second-factor';
import { notify } from '@wura/notices/server';
import { refuse } from '@wura/wire/refusals';
import { twoFactorOff } from './notices.ts';

/**
 * Turned off with the very thing that is turned off: neither a stolen session nor the password alone is enough. Less may
 * leave for a day, as after everything that makes an account easier to get into.
 */
export async function endTwoFactor(identity: Identity, caller: SignedIn, proof: Proof, origin: Origin): Promise<void> {
  const { now, pool, secondFactor, sessions } = identity;
  const customer = caller.number;
  if (!(await secondFactor.isOn(pool, customer))) throw refuse(secondFactorRefusals.two_factor_off);
  await confirmOwner(identity, caller, proof, origin);
  await transaction(pool, async tx => {
    const at = new Date(now());
    const { address, requestId } = origin;
    await beginCoolingOff(tx, { customer, at });
    await refuseOut(tx, caller);
    await secondFactor.turnOff(tx, customer);
    await recordEvent(tx, { what: 'two_factor_off', customer, address, requestId, at });
    await notify(tx, { customer, what: twoFactorOff, facts: {}, at });
  });
  sessions.forget(customer);
}
