import { transaction } from '@wura/database';
import {
  beginCoolingOff,
  confirmOwner,
  readUser,
  recordEvent,
  refuseOut,
  type Identity,
  type Origin,
  type Proof,
  type SignedIn,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { refuse } from '@wura/wire/refusals';
import { googleRefusals } from '../refusals.ts';
import { googleLinked, googleUnlinked } from './notices.ts';
import type { Vouched } from './ports.ts';
import { deleteLink, findLinkOf, insertLink } from './queries.ts';

/**
 * An account whose address was never confirmed may have been opened in another's name: its true owner, who comes by that
 * address one day, must not find a stranger's Google account in it.
 */
async function refuseUnconfirmed({ pool }: Identity, customer: bigint): Promise<void> {
  const { email_confirmed: isConfirmed } = await readUser(pool, customer);
  if (!isConfirmed) throw refuse(googleRefusals.google_confirm_email_first);
}

/** The proof first: an attacker's own account would outlast every new password. */
export async function mayLink(identity: Identity, caller: SignedIn, proof: Proof, origin: Origin): Promise<void> {
  if (await findLinkOf(identity.pool, caller.number)) throw refuse(googleRefusals.google_linked_already);
  await refuseUnconfirmed(identity, caller.number);
  await confirmOwner(identity, caller, proof, origin);
}

/** Less may leave for a day, as with every new way in. */
export async function linkGoogle(
  identity: Identity,
  caller: SignedIn,
  { subject, email, isEmailVerified }: Vouched,
  { address, requestId }: Origin,
): Promise<void> {
  const { pool, now, sessions } = identity;
  const { number: customer } = caller;
  if (!isEmailVerified) throw refuse(googleRefusals.google_email_unverified);
  await refuseUnconfirmed(identity, customer);
  await transaction(pool, async tx => {
    const at = new Date(now());
    // The row of the customer first: a lock, or a new password, comes before this and refuses it; a lock that comes after it
    // removes the link.
    await beginCoolingOff(tx, { customer, at });
    await refuseOut(tx, caller);
    if (!(await insertLink(tx, { customer, subject, email }, at))) {
      const isOwn = await findLinkOf(tx, customer);
      throw refuse(isOwn ? googleRefusals.google_linked_already : googleRefusals.google_taken);
    }
    await recordEvent(tx, { what: 'google_linked', customer, address, requestId, at });
    await notify(tx, { customer, what: googleLinked, facts: { email }, at });
  });
  sessions.forget(customer);
}

export async function unlinkGoogle(identity: Identity, caller: SignedIn, proof: Proof, origin: Origin): Promise<void> {
  const { pool, now } = identity;
  const { number: customer } = caller;
  if (!(await findLinkOf(pool, customer))) throw refuse(googleRefusals.google_not_linked);
  await confirmOwner(identity, caller, proof, origin);
  await transaction(pool, async tx => {
    const at = new Date(now());
    const { address, requestId } = origin;
    await refuseOut(tx, caller);
    const email = await deleteLink(tx, customer);
    if (email === undefined) throw refuse(googleRefusals.google_not_linked);
    await recordEvent(tx, { what: 'google_unlinked', customer, address, requestId, at });
    await notify(tx, { customer, what: googleUnlinked, facts: { email }, at });
  });
}
