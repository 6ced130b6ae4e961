import { transaction } from '@wura/database';
import {
  beginCoolingOff,
  changeContact,
  endAllSessions,
  lockCustomer,
  recordEvent,
  type Origin,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { refuse } from '@wura/wire/refusals';
import { contactRefusals } from '../refusals.ts';
import { undoDigests } from './codes.ts';
import type { ContactNeeds } from './needs.ts';
import { takeBack } from './queries.ts';
import { changeUndone } from './words.ts';

/**
 * The owner did not ask for the change. The attacker who did knew the password, so every session ends, what the attacker may
 * have arranged to be done later stops, and no caller gets in before the reader of the mail, who is the owner again, has set
 * a new one.
 */
export async function undoChange(
  { identity, all, vault }: ContactNeeds,
  code: string,
  { address, requestId }: Origin,
): Promise<void> {
  const { now, pool, sessions } = identity;
  const customer = await transaction(pool, async tx => {
    const at = new Date(now());
    const undone = await takeBack(tx, { digests: undoDigests(vault, code), at });
    const owner = undone[0]?.customer;
    if (owner === undefined) throw refuse(contactRefusals.undo_code_wrong);
    for (const { kind, oldValue: value } of undone) await changeContact(tx, { customer: owner, kind, value, at });
    await lockCustomer(tx, { customer: owner, at });
    await beginCoolingOff(tx, { customer: owner, at });
    await endAllSessions(tx, { customer: owner, at });
    for (const stop of all.whenLocked) await stop(tx, { customer: owner, at });
    await recordEvent(tx, { what: 'contact_change_undone', customer: owner, address, requestId, at });
    await notify(tx, { customer: owner, what: changeUndone, facts: {}, at });
    return owner;
  });
  sessions.forget(customer);
}
