import { transaction } from '@wura/database';
import {
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
import { backupCodesRenewed } from './notices.ts';

export async function renewBackupCodes(
  identity: Identity,
  caller: SignedIn,
  proof: Proof,
  origin: Origin,
): Promise<string[]> {
  const { now, pool, secondFactor } = identity;
  const customer = caller.number;
  if (!(await secondFactor.isOn(pool, customer))) throw refuse(secondFactorRefusals.two_factor_off);
  await confirmOwner(identity, caller, proof, origin);
  return transaction(pool, async tx => {
    const at = new Date(now());
    const { address, requestId } = origin;
    await refuseOut(tx, caller);
    // Turned off in another window since: codes of nothing would be left behind.
    if (!(await secondFactor.isOn(tx, customer))) throw refuse(secondFactorRefusals.two_factor_off);
    const codes = await secondFactor.renewBackupCodes(tx, customer);
    await recordEvent(tx, { what: 'backup_codes_renewed', customer, address, requestId, at });
    await notify(tx, { customer, what: backupCodesRenewed, facts: {}, at });
    return codes;
  });
}
