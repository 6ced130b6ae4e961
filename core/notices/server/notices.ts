import { enqueueAll } from '@wura/jobs';
import { emailFault } from '@wura/identity/rules';
import { readContact, readContacts } from '@wura/identity/server';
import { spellMoney } from '@wura/money';
import type { Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { Language, NoticeKind } from './kinds.ts';
import { letter, subjectLine } from './letter.ts';
import { insertMails, insertNotification, insertNotifications } from './queries.ts';

export { listNotifications, type Notification } from './list-notifications.ts';
export { insertMoneyNotices, markAllRead, markRead, countUnread, type MoneyNotice } from './queries.ts';

/** The kinds of job that send a mail; the subject is the mail's id. */
export const mailJob = 'mail';
/** Of payments there may be thousands: they have hands of their own, so that no code waits behind them. */
export const moneyMailJob = 'money_mail';

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
  const mail = { to: email, name: firstName, language, subject: title, text, at };
  await mailAll(tx, [mail], what.topic === 'money' ? moneyMailJob : mailJob);
}

/** One thing that many customers are told at once, each with facts of their own: a few statements for all of them. */
export async function notifyAll<Facts>(
  tx: Tx,
  {
    what,
    each,
    at,
  }: Pick<Notice<Facts>, 'what' | 'at'> & { each: readonly Pick<Notice<Facts>, 'customer' | 'facts'>[] },
): Promise<void> {
  if (each.length === 0) return;
  const contacts = await readContacts(
    tx,
    each.map(({ customer }) => customer),
  );
  const told = each.map(({ customer, facts }) => {
    const contact = contacts.get(customer)!;
    const { language } = contact;
    return { customer, facts, contact, words: what.words[language](facts, amount => spellMoney(amount, language)) };
  });
  const { name: kind, topic } = what;
  await insertNotifications(
    tx,
    told.map(({ customer, facts, words }) => {
      const link = what.link?.(facts) ?? null;
      return { publicId: randomId('ntf'), customer, kind, topic, ...words, link, at };
    }),
  );
  if (!what.isMailed) return;
  const mails = told
    .filter(({ contact }) => topic === 'security' || contact.wantsNotifications)
    .map(({ contact: { email: to, firstName: name, language }, words: { title: subject, text } }) => {
      return { to, name, language, subject, text, at };
    });
  await mailAll(tx, mails, topic === 'money' ? moneyMailJob : mailJob);
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
export function mailTo(tx: Tx, mail: Letter): Promise<void> {
  return mailAll(tx, [mail], mailJob);
}

/** Many mails in two statements. */
export async function mailAll(tx: Tx, letters: readonly Letter[], kind: typeof mailJob | typeof moneyMailJob) {
  if (letters.length === 0) return;
  // Checked where the address came in, and again here, where a list of addresses would become a list of mails.
  if (letters.some(({ to }) => emailFault(to) !== undefined)) throw new Error('a mail needs one plain address');
  const mails = letters.map(({ to, name, language, subject, text, at, uselessAfter }) => ({
    publicId: randomId('mai'),
    recipient: to.trim(),
    subject: subjectLine(subject),
    text: letter(text, { language, name }),
    at,
    uselessAfter: uselessAfter ?? null,
  }));
  await insertMails(tx, mails);
  await enqueueAll(
    tx,
    mails.map(({ publicId }) => ({ kind, subject: publicId })),
  );
}
