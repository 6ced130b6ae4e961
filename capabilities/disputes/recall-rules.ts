import { plainText } from '@wura/wire/plain-text';
import { disputeTextMax } from './rules.ts';
import { defineFaults, type Fault } from '@wura/wire/phrases';

// What may become of money that is asked back, for the screens and the server alike. Pure: no library, no platform.

export const recallStates = ['unasked', 'asked', 'unanswered', 'refused', 'returned', 'ended'] as const;
export type RecallState = (typeof recallStates)[number];

/** Whom it was sent to may still send it back, also after they said no. */
export const isAnswerable = (state: RecallState) => state === 'asked' || state === 'unanswered' || state === 'refused';

/** Why a receiver keeps what came to them. */
export const refusalReasons = ['meant_for_me', 'for_goods', 'not_mine_to_say', 'spent', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const recallFaults = defineFaults({
  recall_reason_missing: 'Please choose why',
  recall_text_too_long: `Please use at most ${disputeTextMax} characters`,
});

export function recallTextFault(value: string): Fault | undefined {
  return [...plainText(value)].length > disputeTextMax ? recallFaults.recall_text_too_long : undefined;
}
