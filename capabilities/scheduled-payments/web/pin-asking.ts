import { CallError } from '@wura/browser/call-error';
import { isLocked, pinRefusal, type PinRefusal } from '@wura/identity/web/pin-calls';

export interface Asking {
  readonly needsFirstPin: boolean;
  readonly refusal?: PinRefusal;
}

/** A refusal is either a question for the PIN or the end of this try. */
export function askedBy(error: unknown): Asking | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'pin_required') return { needsFirstPin: false };
  if (error.code === 'pin_not_set') return { needsFirstPin: true };
  const isAboutPin = error.code === 'invalid_pin' || error.code === 'pin_locked';
  return isAboutPin
    ? { needsFirstPin: false, refusal: { text: pinRefusal(error), isLocked: isLocked(error) } }
    : undefined;
}
