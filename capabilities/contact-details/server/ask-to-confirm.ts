import { transaction } from '@wura/database';
import { readContact, readUser, recordEvent, type Origin, type SignedIn } from '@wura/identity/server';
import { randomId } from '@wura/platform/identifiers';
import { refuse } from '@wura/wire/refusals';
import type { Waiting } from '../contract.ts';
import { contactRefusals } from '../refusals.ts';
import { goodForMs } from './ask-to-change.ts';
import { codeDigests, newCode } from './codes.ts';
import type { ContactNeeds } from './needs.ts';
import { insertRequest } from './queries.ts';
import { requireRoomAt, requireTexted, sendCode } from './send-codes.ts';

/** A code to what the customer signed up with, to learn whether they read there. */
export async function askToConfirm(
  needs: ContactNeeds,
  caller: SignedIn,
  kind: 'email' | 'phone',
  { address, requestId }: Origin,
): Promise<Waiting> {
  const { vault, canSend } = needs;
  const { now, pool } = needs.identity;
  const customer = caller.number;
  const user = await readUser(pool, customer);
  const isConfirmed = kind === 'email' ? user.email_confirmed : user.phone_confirmed;
  if (isConfirmed) throw refuse(contactRefusals.contact_confirmed_already);
  if (!(kind === 'email' ? canSend.email : canSend.sms)) throw refuse(contactRefusals.channel_off);
  const value = kind === 'email' ? user.email : user.phone_number;
  if (kind === 'phone') requireTexted(value);
  await requireRoomAt(needs, value, { texts: kind === 'phone' ? 1 : 0, address });
  const publicId = randomId('cdt');
  const code = newCode();
  const [newDigest] = codeDigests(vault, { publicId, end: 'new', code });
  return transaction(pool, async tx => {
    const at = new Date(now());
    const expiresAt = new Date(at.getTime() + goodForMs);
    const one = { publicId, customer, kind, oldValue: null, newValue: value, oldDigest: null, newDigest };
    await insertRequest(tx, { ...one, at, expiresAt });
    await recordEvent(tx, { what: 'contact_code_sent', customer, address, requestId, at });
    const { language, firstName: name } = await readContact(tx, customer);
    const sent = { end: 'new', kind, to: value, code, why: 'present' } as const;
    const to = await sendCode(tx, sent, { language, name, at, expiresAt });
    return {
      id: publicId,
      sent_to: [to],
      expires_at: expiresAt.toISOString(),
      message: 'We sent a code.',
    };
  });
}
