import { CallError } from '@wura/browser/call-error';
import { guardIn, isLocked, pinRefusal, type PinRefusal } from '@wura/identity/web/pin-calls';

export interface Asking {
  readonly needsFirstPin: boolean;
  readonly refusal?: PinRefusal;
}

/** A refusal is a question for the PIN, or for the second factor, or the end of this try. */
export function askedBy(error: unknown, pin?: string): Asking | undefined {
  if (!(error instanceof CallError)) return undefined;
  const guarded = guardIn(error, pin);
  if (guarded) return { needsFirstPin: false, refusal: guarded };
  if (error.code === 'pin_required') return { needsFirstPin: false };
  if (error.code === 'pin_not_set') return { needsFirstPin: true };
  const isAboutPin = error.code === 'invalid_pin' || error.code === 'pin_locked';
  return isAboutPin
    ? { needsFirstPin: false, refusal: { text: pinRefusal(error), isLocked: isLocked(error) } }
    : undefined;
}
