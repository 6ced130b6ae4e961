import { hash, randomBytes } from 'node:crypto';
import { findByNames, readUser, recordEvent, type Identity } from '@wura/identity/server';
import type { Entrance, Visitor } from '@wura/identity/server/ports';
import { notify } from '@wura/notices/server';
import { minuteMs } from '@wura/platform/time';
import { refuse } from '@wura/wire/refusals';
import type { Newcomer } from '../contract.ts';
import { googleRefusals } from '../refusals.ts';
import { googleLinked } from './notices.ts';
import type { Vouched } from './ports.ts';
import { findLinkOf, findLinkTo, insertLink, insertNewcomer } from './queries.ts';

const proofGoodMs = 30 * minuteMs;

/**
 * A token for the customer to whom this Google account is linked; else for the one whose own confirmed e-mail address
 * Google has verified, who is linked from then on; else what a registration begins with.
 */
export async function signInWithGoogle(
  { identity, entrance }: { identity: Identity; entrance: Entrance },
  { person, isRemembered }: { person: Vouched; isRemembered: boolean },
  visitor: Visitor,
): Promise<{ token: string | null; registration: Newcomer | null }> {
  const { pool, now } = identity;
  const at = new Date(now());
  const { subject, email } = person;
  const linked = await findLinkTo(pool, subject);
  if (linked) {
    const { customer } = linked;
    const token = await entrance.admit(identity, { customer, isRemembered, at }, visitor);
    return { token, registration: null };
  }
  // An address that an attacker may have typed at Google says nothing of who they are.
  if (!person.isEmailVerified) throw refuse(googleRefusals.google_email_unverified);
  const customer = await findByNames(pool, [email.toLowerCase()]);
  if (customer === undefined) return { token: null, registration: await keepNewcomer(identity, person, at) };

  // An attacker may have registered with this address, to be found in by its owner later: a password is asked for.
  const { email_confirmed: isConfirmed } = await readUser(pool, customer);
  if (!isConfirmed) throw refuse(googleRefusals.google_email_unconfirmed);
  if (await findLinkOf(pool, customer)) throw refuse(googleRefusals.google_other_account);
  const token = await entrance.admit(
    identity,
    {
      customer,
      isRemembered,
      at,
      // Not before the second factor, where there is one: then the address finds the account again the next time.
      async andThen(tx) {
        if (!(await insertLink(tx, { customer, subject, email }, at)))
          throw refuse(googleRefusals.google_other_account);
        const { address, requestId } = visitor;
        await recordEvent(tx, { what: 'google_linked', customer, address, requestId, at });
        await notify(tx, { customer, what: googleLinked, facts: { email }, at });
      },
    },
    visitor,
  );
  return { token, registration: null };
}

async function keepNewcomer({ pool }: Identity, person: Vouched, at: Date): Promise<Newcomer> {
  const { subject, email, firstName: firstname, lastName: lastname } = person;
  const proof = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + proofGoodMs);
  await insertNewcomer(pool, { proofHash: hash('sha256', proof, 'buffer'), subject, email, expiresAt });
  return { proof, email, firstname, lastname };
}
