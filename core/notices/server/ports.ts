import type { TextReceipt } from '../text-states.ts';
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

/** Said here again, because a vendor sees of this room no more than its ports. */
export type { TextReceipt };

/** The job that writes a receipt down. */
export const textReceiptJob = 'text_receipt';

/** Its subject: the receipt, and what the provider calls the text. */
export const receiptOf = (receipt: TextReceipt, theirs: string): string => `${receipt} ${theirs}`;

export const pusher = definePort<Pusher>('pusher');

/** Where one browser hears, as it says it itself: the address at its maker's push service, and what to encrypt with. */
export interface PushSubscription {
  readonly endpoint: string;
  /** A point of P-256, as base64url. */
  readonly p256dh: string;
  /** Sixteen bytes, as base64url. */
  readonly auth: string;
}

/** A notice as it leaves for a device. */
export interface Push {
  readonly to: PushSubscription;
  /** Read by the device alone. */
  readonly text: string;
  /** Stays the same when it is tried again: the service keeps the last of that name for a device that is away. */
  readonly topic: string;
  readonly isUrgent: boolean;
  /** How long it is of use to a device that is away. */
  readonly keptMs: number;
}

/**
 * `gone`: no browser hears there now. `declined`: it will never be taken. `unknown`: everything else; it is tried again, no
 * sooner than the service asked for.
 */
export type PushAnswer =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'declined'; readonly reason: string }
  | { readonly outcome: 'unknown'; readonly reason: string; readonly waitMs?: number | undefined };

export interface Pusher {
  /** By which a browser knows that it is us. */
  readonly publicKey: string;
  /** What is wrong with it: no attacker makes the server call an address of their choice. */
  faultOf(subscription: PushSubscription): 'service' | 'keys' | undefined;
  send(push: Push): Promise<PushAnswer>;
}
