import { CallError } from '@wura/browser/call-error';
import { refusalText } from '@wura/browser/refusal-text';

/**
 * Why money for a card, or from it, did not move. Where only the answer was lost it may have moved, and neither the screen's
 * word for a failure nor an invitation to try again would be true.
 */
export function paymentFailure(error: unknown, words: { fallback: string; unknown: string }): string {
  const isAnswerLost = error instanceof CallError && error.kind === 'lost';
  return isAnswerLost ? words.unknown : refusalText(error, words);
}
