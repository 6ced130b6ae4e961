import { enqueue } from '@wura/jobs';
import { emailFault } from '@wura/identity/rules';
import { readContact } from '@wura/identity/server';
import { spellMoney } from '@wura/money';
import type { Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { Language, NoticeKind } from './kinds.ts';
import { letter, subjectLine } from './letter.ts';
import { insertMail, insertNotification } from './queries.ts';

export { listNotifications, markAllRead, markRead, countUnread } from './queries.ts';

/** The kind of job that sends a mail; its subject is the mail's id. */
export const mailJob = 'mail';

export interface Notice<Facts> {
  customer: bigint;
  what: NoticeKind<Facts>;
  facts: Facts;
  at: Date;
}

/**
 * Tells a customer, in the transaction of what is told: inside the wallet, and by mail where the kind says so. Nothing is
 * sent before the commit, and nothing is forgotten after it.
 */
export async function notify<Facts>(tx: Tx, { customer, what, facts, at }: Notice<Facts>): Promise<void> {
  const { email, firstName, language, wantsNotifications } = await readContact(tx, customer);
  const { title, text } = what.words[language](facts, amount => spellMoney(amount, language));
  await insertNotification(tx, {
    publicId: randomId('ntf'),
    customer,
    kind: what.name,
    topic: what.topic,
    title,
    text,
    link: what.link?.(facts) ?? null,
    at,
  });
  if (!what.isMailed || (what.topic !== 'security' && !wantsNotifications)) return;
  await mailTo(tx, { to: email, name: firstName, language, subject: title, text, at });
}

export interface Letter {
  to: string;
  /** How it greets; without one it greets by no name. */
  name?: string;
  language: Language;
  subject: string;
  text: string;
  at: Date;
  /** Not sent any more after this moment. */
  uselessAfter?: Date;
}

/** A mail to an address, whether or not a customer has an account with it. */
export async function mailTo(tx: Tx, { to, name, language, subject, text, at, uselessAfter }: Letter): Promise<void> {
  // Checked where the address came in, and again here, where a list of addresses would become a list of mails.
  if (emailFault(to) !== undefined) throw new Error('a mail needs one plain address');
  const publicId = randomId('mai');
  await insertMail(tx, {
    publicId,
    recipient: to.trim(),
    subject: subjectLine(subject),
    text: letter(text, { language, name }),
    at,
    uselessAfter: uselessAfter ?? null,
  });
  await enqueue(tx, { kind: mailJob, subject: publicId });
}
