import type { ChipStatus } from '@wura/ui/status-chip';
import type { RecallState, RefusalReason } from '../recall-rules.ts';
import type { DisputeReason, DisputeStatus } from '../rules.ts';

export const reasonWords: Readonly<Record<DisputeReason, string>> = {
  not_received: 'Money did not arrive',
  wrong_account: 'Sent to the wrong account',
  charged_twice: 'Charged twice',
  not_me: 'It was not the customer',
  tricked: 'The customer was tricked',
  not_what_i_bought: 'Not what was bought',
};

export const statusWords: Readonly<Record<DisputeStatus, string>> = {
  open: 'New',
  in_review: 'In review',
  needs_information: 'Waits for the customer',
  resolved: 'Resolved',
  rejected: 'Rejected',
};

export const statusFaces: Readonly<Record<DisputeStatus, ChipStatus>> = {
  open: 'pending',
  in_review: 'under_review',
  needs_information: 'unknown',
  resolved: 'completed',
  rejected: 'failed',
};

/** What a step is called on its button. */
export const stepWords: Readonly<Record<Exclude<DisputeStatus, 'open'>, string>> = {
  in_review: 'Take it',
  needs_information: 'Ask the customer',
  resolved: 'Resolve',
  rejected: 'Reject',
};

export const recallWords: Readonly<Record<RecallState, string>> = {
  unasked: 'The receiver was not asked',
  asked: 'Waits for the receiver',
  unanswered: 'The receiver said nothing',
  refused: 'The receiver said no',
  returned: 'Sent back',
  ended: 'Ended with its case',
};

export const refusalWords: Readonly<Record<RefusalReason, string>> = {
  meant_for_me: 'It was meant for them',
  for_goods: 'It paid for goods or a service',
  not_mine_to_say: 'They do not know the sender and want us to look',
  spent: 'They have spent it',
  other: 'Something else',
};
