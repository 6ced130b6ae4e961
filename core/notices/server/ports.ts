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

export const texter = definePort<Texter>('texter');

/** A text message as it leaves. */
export interface Text {
  /** With its country: "+2348030000001". */
  readonly to: string;
  readonly text: string;
}

/** As of a mail. Nothing of ours names it there, so one whose answer was lost may be sent twice. */
export type TextAnswer =
  | { readonly outcome: 'accepted'; readonly theirs: string | null }
  | { readonly outcome: 'declined' | 'unknown'; readonly reason: string };

export interface Texter {
  send(text: Text): Promise<TextAnswer>;
}

/** What the network says of a text that was sent: it is on the telephone, or why it is not. */
export const textReceipts = ['delivered', 'failed', 'expired', 'barred'] as const;
export type TextReceipt = (typeof textReceipts)[number];

/** The job that writes a receipt down. */
export const textReceiptJob = 'text_receipt';

/** Its subject: the receipt, and what the provider calls the text. */
export const receiptOf = (receipt: TextReceipt, theirs: string): string => `${receipt} ${theirs}`;
