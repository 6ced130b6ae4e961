import type { Tx } from '@wura/database';
import { dayMs } from '@wura/platform/time';
import { selectOftenTexted, selectOftenWarned } from './queries.ts';
import type { Said } from './said.ts';
import { wants } from './wants.ts';

/**
 * To a mailbox that its customer has not confirmed: it may be a stranger's, whom an attacker floods in our name by signing
 * in and out.
 */
const warningsMax = 30;
/** To one number: each is paid for, and signing in a thousand times costs nothing. */
const textsMax = 100;

export type HeardEnough = (one: Said, channel: 'mail' | 'sms') => boolean;

/**
 * Who was told so much within a day that no more of it leaves the wallet in this way. Mails about money are never held
 * back, nor is any to a mailbox that was confirmed, and the list in the wallet holds all of it.
 */
export async function heardEnough(tx: Tx, said: readonly Said[], at: Date): Promise<HeardEnough> {
  const since = new Date(at.getTime() - dayMs);
  const strangers = said.filter(mayBeToStranger).map(({ customer }) => customer);
  const warned = strangers.length > 0 ? await selectOftenWarned(tx, strangers, { since, max: warningsMax }) : new Set();
  const phones = said.flatMap(one => phoneOf(one) ?? []);
  const texted = phones.length > 0 ? await selectOftenTexted(tx, phones, { since, max: textsMax }) : new Set();
  return (one, channel) =>
    channel === 'mail' ? mayBeToStranger(one) && warned.has(one.customer) : texted.has(phoneOf(one));
}

const mayBeToStranger = ({ about, contact }: Said) => about === 'security' && !contact.hasConfirmedEmail;

const phoneOf = ({ about, contact }: Said) => (wants(contact, about, 'sms') ? contact.textedAt : null);
