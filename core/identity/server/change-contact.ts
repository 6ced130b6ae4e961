import type { Tx } from '@wura/database';
import { dayMs } from '@wura/platform/time';
import { contactNames, type LoginName } from './login-names.ts';
import { alreadyRegistered } from './customers.ts';
import { keepName, reclaimNames, takeNames, takeUnconfirmed } from './login-name-queries.ts';
import { lockContacts, updateContact } from './queries.ts';

/** How long the owner of the old address or number may undo a change of it. */
export const undoMs = 7 * dayMs;

export interface NewContact {
  customer: bigint;
  kind: 'email' | 'phone';
  /** A plain address, or a number with its country. */
  value: string;
  at: Date;
}

/**
 * From now on the customer is reached, and signs in, by this; what it replaces is kept for them alone while the change may
 * be undone. Refuses what another customer has; but a number that they have never confirmed.
 */
export async function changeContact(tx: Tx, { customer, kind, value, at }: NewContact): Promise<void> {
  const held = await lockContacts(tx, customer);
  const old = contactNames(kind, held[kind])[0]!.name;
  const names = contactNames(kind, value);
  if (names[0]!.name !== old) {
    await keepName(tx, { name: old, kind, customer, until: new Date(at.getTime() + undoMs) });
    const again = await reclaimNames(tx, { name: names[0]!.name, kind, customer });
    const taken = await takeNames(tx, again ? names.slice(1) : names, customer);
    if (taken.length > 0 && !(await isTakenOver(tx, { kind, taken, customer }))) throw alreadyRegistered(taken);
  }
  await updateContact(tx, { customer, kind, value, at });
}

/**
 * A customer may have typed another's number when they signed up. While they have not confirmed it, it is the customer's who
 * did: the other account is not signed in to by it any more, and confirms it no more.
 */
async function isTakenOver(
  tx: Tx,
  { kind, taken, customer }: { kind: NewContact['kind']; taken: readonly LoginName[]; customer: bigint },
): Promise<boolean> {
  const [only, ...more] = taken;
  return kind === 'phone' && only?.kind === 'phone' && more.length === 0 && takeUnconfirmed(tx, { ...only, customer });
}
