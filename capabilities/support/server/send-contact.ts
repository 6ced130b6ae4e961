import { dayMs } from '@wura/platform/time';
import { mailTo } from '@wura/notices/server';
import type { Language } from '@wura/notices/server/kinds';
import { transaction } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { say } from '@wura/wire/phrases';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { Contact } from '../contract.ts';
import { supportReasons } from '../refusals.ts';
import type { SupportNeeds } from './needs.ts';
import { countContacts, insertMessage, insertTicket, lockEmail } from './queries.ts';
import { newReference } from './reference.ts';
import { received } from './words.ts';

/** Messages that one address may stand under in a day. */
const contactsMax = 10;
/** The address may be another person's, who must not be flooded by us. Later messages are kept without a mail. */
const confirmationsMax = 3;

interface Sender {
  /** The customer who was signed in; name and address are what they wrote all the same. */
  customer: bigint | null;
  language: Language;
  noteMade: NoteMade;
}

/** Keeps the message under a number, and confirms it by mail. */
export async function sendContact(
  { identity, hasRateLimits }: SupportNeeds,
  { name, email, subject, message }: Contact,
  { customer, language, noteMade }: Sender,
): Promise<{ reference: string; at: Date }> {
  const at = new Date(identity.now());
  const reference = newReference();
  return transaction(identity.pool, async tx => {
    await lockEmail(tx, email);
    const earlier = await countContacts(tx, { email, since: new Date(at.getTime() - dayMs) });
    if (hasRateLimits && earlier >= contactsMax) {
      throw refuse(commonRefusals.too_many_requests, {
        reason: say(supportReasons.messages_waiting, {}),
        retryAfterSeconds: 3_600,
      });
    }
    const ticket = await insertTicket(tx, {
      publicId: randomId('tkt'),
      reference,
      channel: 'contact',
      customer,
      threadHash: null,
      name,
      email,
      subject,
      language,
      at,
    });
    await insertMessage(tx, { publicId: randomId('msg'), ticket: ticket!.id, operator: null, text: message, at });
    if (earlier < confirmationsMax) {
      const { title, text } = received[language]({ reference });
      await mailTo(tx, { to: email, language, subject: title, text, at });
    }
    await noteMade(tx, reference);
    return { reference, at };
  });
}
