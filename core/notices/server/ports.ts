import { definePort } from '@wura/features/server/ports';

export const mailer = definePort<Mailer>('mailer');

/** A mail as it leaves. Every text is of one line but the last, and the address is a plain one. */
export interface Mail {
  /** Stays the same when it is tried again, so that a mailbox can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * `accepted`: a server has taken it upon itself to deliver it. `declined`: none ever will. `unknown`: everything
 * else, a time-out above all; it is tried again, under the same id.
 */
export type MailAnswer = { outcome: 'accepted' } | { outcome: 'declined' | 'unknown'; reason: string };

export interface Mailer {
  send(mail: Mail): Promise<MailAnswer>;
}
