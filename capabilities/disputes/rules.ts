import { defineFaults, type Fault } from '@wura/wire/phrases';
import { plainText } from '@wura/wire/plain-text';

// What a report of a problem may say, for the form and the server alike. Pure: no library, no platform.

export const disputeReasons = [
  'not_received',
  'wrong_account',
  'charged_twice',
  'not_me',
  'tricked',
  'not_what_i_bought',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** A payment, as far as it tells what can have gone wrong with it. */
interface Reported {
  readonly type: 'send' | 'receive';
  readonly category: string;
  readonly description_code: string;
}

/** Of what left a wallet for no account or number that its customer could have mistaken. */
const sentNowhereElse: Readonly<Record<string, readonly DisputeReason[]>> = {
  card: ['not_received', 'charged_twice', 'not_me', 'tricked'],
  conversion: ['charged_twice', 'not_me', 'not_what_i_bought'],
  correction: ['charged_twice', 'not_me'],
  deposit: ['charged_twice', 'not_me'],
  giftcards: ['not_received', 'charged_twice', 'not_me', 'tricked', 'not_what_i_bought'],
  recall_hold: ['charged_twice', 'not_me'],
  recall_return: ['charged_twice', 'not_me', 'tricked'],
  savings: ['charged_twice', 'not_me'],
};

/**
 * Only what can be true of it: what came in was sent to no account by its customer. Of what they paid in less may have
 * arrived, and a stranger may have talked them into taking it.
 */
export function reasonsOf({ type, category, description_code: what }: Reported): readonly DisputeReason[] {
  if (type === 'send') return sentNowhereElse[category] ?? disputeReasons;
  if (category === 'conversion') return ['not_me', 'not_what_i_bought'];
  if (category !== 'deposit') return ['not_me', 'tricked'];
  // A bank or a card can be charged twice for what came in once; a chain charges nobody.
  return what === 'usdt_received'
    ? ['not_received', 'not_me', 'tricked']
    : ['not_received', 'charged_twice', 'not_me', 'tricked'];
}

/** Another takes what is the customer's: nothing more is to leave before it is looked into. */
export const isFraud = (reason: string): boolean => reason === 'not_me' || reason === 'tricked';

export const disputeStatuses = ['open', 'in_review', 'needs_information', 'resolved', 'rejected'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const isClosed = (status: DisputeStatus) => status === 'resolved' || status === 'rejected';

/** Where staff may move one from where it stands. What was closed stays so: a new problem is a new case. */
export const nextSteps: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  open: ['in_review', 'needs_information', 'resolved', 'rejected'],
  in_review: ['needs_information', 'resolved', 'rejected'],
  needs_information: ['in_review', 'resolved', 'rejected'],
  resolved: [],
  rejected: [],
};

export const disputeTextMax = 2_000;
export const evidenceBytesMax = 5_242_880;
export const evidenceFilesMax = 5;

export const disputeFaults = defineFaults({
  dispute_reason_missing: 'Please choose what went wrong',
  dispute_reason_of_another: 'This cannot have gone wrong with this payment. Please choose another reason',
  dispute_text_missing: 'Please tell us what happened, in at least 10 characters',
  dispute_text_too_long: `Please use at most ${disputeTextMax} characters`,
  dispute_file_missing: 'Please choose a picture',
  dispute_lock_on_or_off: 'This is either on or off',
  dispute_lock_of_fraud: 'Payments are locked with a report of fraud',
  dispute_step_or_note: 'Give a new status, a note, or both',
});

export function disputeTextFault(value: string): Fault | undefined {
  const characters = [...plainText(value)].length;
  if (characters < 10) return disputeFaults.dispute_text_missing;
  return characters > disputeTextMax ? disputeFaults.dispute_text_too_long : undefined;
}
