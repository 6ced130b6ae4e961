import type { Books } from './books.ts';

export interface Message {
  to: string;
  channel: 'email' | 'sms';
  subject: string;
  text: string;
  at: string;
}

/** Where the product's mail and SMS end up instead of in a customer's pocket. */
export interface Outbox {
  keep(message: Omit<Message, 'at'>): Message;
  /** The oldest first. */
  read(to?: string): Message[];
}

/** However a telephone is written in an address, where a plus means a space. */
function recipientOf(to: string): string {
  const digits = to.trim().replace(/^\+/, '');
  if (!/^\d{7,15}$/.test(digits)) return to;
  return `+${digits.replace(/^0(?=\d{10}$)/, '234')}`;
}

export function createOutbox({ books, now }: { books: Books; now: () => number }): Outbox {
  books.define(`create table if not exists outbox (
    id integer primary key, recipient text not null collate nocase, channel text not null,
    subject text not null, text text not null, at integer not null
  ) strict`);
  return {
    keep({ to, channel, subject, text }) {
      const at = now();
      books.run(
        'insert into outbox (recipient, channel, subject, text, at) values (?, ?, ?, ?, ?)',
        to,
        channel,
        subject,
        text,
        at,
      );
      return { to, channel, subject, text, at: new Date(at).toISOString() };
    },
    read: to =>
      books
        .all<Omit<Message, 'at'> & { at: number }>(
          `select recipient as "to", channel, subject, text, at from outbox
           where ?1 is null or recipient = ?1 order by id`,
          to === undefined ? null : recipientOf(to),
        )
        .map(message => ({ ...message, at: new Date(message.at).toISOString() })),
  };
}
