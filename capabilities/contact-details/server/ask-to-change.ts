import { transaction } from '@wura/database';
import { identityRefusals } from '@wura/identity/contract';
import { identityFaults, phoneNumber } from '@wura/identity/rules';
import {
  confirmOwner,
  findByNames,
  namesMeant,
  readContact,
  readUser,
  recordEvent,
  type Origin,
  type Proof,
  type SignedIn,
} from '@wura/identity/server';
import { randomId } from '@wura/platform/identifiers';
import { minuteMs } from '@wura/platform/time';
import { firstOf, refuse, refuseFields } from '@wura/wire/refusals';
import type { Waiting } from '../contract.ts';
import { contactFaults, contactRefusals } from '../refusals.ts';
import { codeDigests, newCode } from './codes.ts';
import type { ContactNeeds } from './needs.ts';
import { insertRequest } from './queries.ts';
import { requireRoomAt, requireTexted, sendCode } from './send-codes.ts';

export const goodForMs = 30 * minuteMs;

export interface Change extends Proof {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  lost?: boolean | undefined;
}

/**
 * Sends a code to either end. The password and the second factor come first, so that a stolen session cannot take the
 * account away; nothing changes before both codes are back.
 */
export async function askToChange(
  needs: ContactNeeds,
  caller: SignedIn,
  { email, phoneNumber: phone, lost, ...proof }: Change,
  origin: Origin,
): Promise<Waiting> {
  const { identity, vault, canSend } = needs;
  const { now, pool } = identity;
  const customer = caller.number;
  const user = await readUser(pool, customer);
  const kind = email === undefined ? 'phone' : 'email';
  const field = kind === 'email' ? 'email' : 'phoneNumber';
  const value = email ?? phoneNumber(phone ?? '', user.country);
  if (value === undefined) throw refuseFields({ phoneNumber: identityFaults.phone_invalid });
  const held = kind === 'email' ? user.email : user.phone_number;
  if (value.toLowerCase() === held.toLowerCase()) throw refuseFields({ [field]: contactFaults.contact_same });

  // Out of reach: what else we know of the owner answers for it.
  const oldKind = lost === true ? (kind === 'email' ? 'phone' : 'email') : kind;
  const isCarried = (each: 'email' | 'phone') => (each === 'email' ? canSend.email : canSend.sms);
  if (!isCarried(kind) || !isCarried(oldKind)) throw refuse(contactRefusals.channel_off);
  if (kind === 'phone') requireTexted(value);
  if (oldKind === 'phone') requireTexted(user.phone_number);
  await confirmOwner(identity, caller, proof, origin);
  // Whether a number is another customer's is for its reader to know, who has the code: by then it is theirs, or refused.
  if (kind === 'email') {
    const owner = await findByNames(pool, namesMeant(value));
    if (owner !== undefined && owner !== customer) {
      const errors = { [field]: identityFaults.email_taken };
      throw refuse(identityRefusals.duplicate, { errors, reason: firstOf(errors) });
    }
  }

  const texts = [kind, oldKind].filter(each => each === 'phone').length;
  await requireRoomAt(needs, value, { texts, address: origin.address });

  const publicId = randomId('cdt');
  const codes = { old: newCode(), new: newCode() };
  const digestOf = (end: 'old' | 'new') => codeDigests(vault, { publicId, end, code: codes[end] })[0];
  return transaction(pool, async tx => {
    const at = new Date(now());
    const expiresAt = new Date(at.getTime() + goodForMs);
    const ends = { oldValue: held, newValue: value, oldDigest: digestOf('old'), newDigest: digestOf('new') };
    await insertRequest(tx, { publicId, customer, kind, ...ends, at, expiresAt });
    const { address, requestId } = origin;
    await recordEvent(tx, { what: 'contact_code_sent', customer, address, requestId, at });
    const { language, firstName: name } = await readContact(tx, customer);
    const how = { language, name, at, expiresAt };
    const oldTo = oldKind === 'email' ? user.email : user.phone_number;
    return {
      id: publicId,
      sent_to: [
        await sendCode(tx, { end: 'old', kind: oldKind, to: oldTo, code: codes.old, why: `${kind}_old` }, how),
        await sendCode(tx, { end: 'new', kind, to: value, code: codes.new, why: `${kind}_new` }, how),
      ],
      expires_at: expiresAt.toISOString(),
      message: 'We sent a code to each of the two.',
    };
  });
}
