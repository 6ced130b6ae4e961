import { enqueueAll } from '@wura/jobs';
import { emailFault } from '@wura/identity/rules';
import { readContact, readContacts, type Contact } from '@wura/identity/server';
import { spellMoney } from '@wura/money';
import type { Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { alertKindOf, type Language, type NoticeKind } from './kinds.ts';
import { letter, subjectLine } from './letter.ts';
import { heardEnough } from './enough-today.ts';
import { insertMails, insertNotifications } from './queries.ts';
import { pushAll } from './pushes.ts';
import type { Said } from './said.ts';
import { textAll } from './texts.ts';
import { waitMs, wants } from './wants.ts';

export { listNotifications, type Notification } from './list-notifications.ts';
export { insertMoneyNotices, markAllRead, markRead, countUnread, type MoneyNotice } from './queries.ts';
export type { Said } from './said.ts';

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
  await tellEach(tx, {
    what,
    each: [{ customer, facts }],
    contacts: new Map([[customer, await readContact(tx, customer)]]),
    at,
  });
}

type Many<Facts> = Pick<Notice<Facts>, 'what' | 'at'> & {
  each: readonly Pick<Notice<Facts>, 'customer' | 'facts'>[];
};

/** One thing that many customers are told at once, each with facts of their own: a few statements for all of them. */
export async function notifyAll<Facts>(tx: Tx, { what, each, at }: Many<Facts>): Promise<void> {
  if (each.length === 0) return;
  const contacts = await readContacts(
    tx,
    each.map(({ customer }) => customer),
  );
  await tellEach(tx, { what, each, contacts, at });
}

async function tellEach<Facts>(
  tx: Tx,
  { what, each, contacts, at }: Many<Facts> & { contacts: ReadonlyMap<bigint, Contact> },
): Promise<void> {
  const { name: kind, topic } = what;
  const about = alertKindOf(what);
  const told = each.map(({ customer, facts }) => {
    const contact = contacts.get(customer)!;
    const { language } = contact;
    const words = what.words[language](facts, amount => spellMoney(amount, language));
    return { customer, about, contact, words, link: what.link?.(facts) ?? null, tag: randomId('ntf') };
  });
  const listed = told.filter(({ contact }) => wants(contact, about, 'app'));
  if (listed.length > 0) {
    await insertNotifications(
      tx,
      listed.map(({ customer, words, link, tag: publicId }) => ({
        publicId,
        customer,
        kind,
        topic,
        ...words,
        link,
        at,
      })),
    );
  }
  if (!what.isMailed) return pushEach(tx, told, at);
  await send(tx, told, { at, kind: topic === 'money' ? moneyMailJob : mailJob });
}

/**
 * By mail, by text message and to their devices, as each of them chose, and not within their quiet hours where it may wait.
 * However many they are, it is two statements for all mails, two for all texts and three for all devices.
 */
export async function send(
  tx: Tx,
  said: readonly Said[],
  { at, kind }: { at: Date; kind: typeof mailJob | typeof moneyMailJob },
): Promise<void> {
  const hasEnough = await heardEnough(tx, said, at);
  const letters = said
    .filter(one => wants(one.contact, one.about, 'mail') && !hasEnough(one, 'mail'))
    .map(({ about, contact, words: { title: subject, text } }) => {
      const { email: to, firstName: name, language } = contact;
      return { to, name, language, subject, text, at, inMs: waitMs(contact, about, at) };
    });
  await mailAll(tx, letters, kind);
  const texts = said.flatMap(one => {
    const { about, contact, words } = one;
    const to = wants(contact, about, 'sms') && !hasEnough(one, 'sms') ? contact.textedAt : null;
    return to === null ? [] : [{ to, text: words.title, at, inMs: waitMs(contact, about, at) }];
  });
  await textAll(tx, texts);
  await pushEach(tx, said, at);
}

async function pushEach(tx: Tx, said: readonly Said[], at: Date): Promise<void> {
  const wanted = said.filter(({ about, contact }) => wants(contact, about, 'push'));
  await pushAll(
    tx,
    wanted.map(({ customer, about, contact, words, link = null, tag }) => {
      const { language, hidesBalance } = contact;
      return { customer, about, words, language, hidesBalance, link, tag, at, inMs: waitMs(contact, about, at) };
    }),
  );
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
  /** Not sent before so much time has passed. */
  inMs?: number;
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
    mails.map(({ publicId }, at) => ({ kind, subject: publicId, inMs: letters[at]!.inMs })),
  );
}
