import { CallError } from '@wura/browser/call-error';
import { endpoint } from '@wura/browser/client';
import { clockTime, momentDate } from '@wura/browser/dates';
import { textsOf } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { hourMs } from '@wura/platform/time';
import type { routes } from '../contract.ts';
import { pinMessages } from './messages.ts';

export const setPin = endpoint<typeof routes.setPin>('POST', '/api/pin/set');
/** Whether this customer has a PIN at all. */
export const readPinStatus = endpoint<typeof routes.readPinStatus>('GET', '/api/pin/status');

/** More than before would be allowed: the same is asked for again with the PIN. */
export const isPinAsked = (error: unknown) => error instanceof CallError && error.code === 'pin_required';

/** Why a PIN was refused, and whether another try is of any use now. */
export interface PinRefusal {
  readonly text: string;
  readonly isLocked: boolean;
  /** The payment wants the second factor first; then it goes on with the PIN that was given, if one was. */
  readonly guard?: GuardedPayment;
}

export interface GuardedPayment {
  /** As the server knows it: whom it pays and how much. */
  readonly payment: string;
  readonly pin: string | undefined;
}

/** What a refusal asks for, where the customer's guard stands before a payment; said in the server's words. */
export function guardIn(error: unknown, pin: string | undefined): PinRefusal | undefined {
  if (!(error instanceof CallError) || error.code !== 'payment_guarded') return undefined;
  const { payment } = error.body;
  if (typeof payment !== 'string') return undefined;
  return { text: refusalText(error, { fallback: '' }), isLocked: false, guard: { payment, pin } };
}

/** A refused PIN in words: how many tries are left, or until when it is locked. */
export function pinRefusal(error: unknown): string {
  const words = textsOf(pinMessages);
  if (!(error instanceof CallError)) return words.failed;
  const { lockedUntil } = error.facts;
  if (isLocked(error) && typeof lockedUntil === 'string') {
    return error.reason === 'pin_switched_off' ? words.lockedForGood : words.lockedUntil(soon(lockedUntil));
  }
  return refusalText(error, { fallback: words.failed });
}

/** The try that locks a PIN is answered as a wrong one, with no tries left. */
export function isLocked(error: CallError): boolean {
  return error.code === 'pin_locked' || (error.code === 'invalid_pin' && error.facts['attemptsLeft'] === 0);
}

const halfDayMs = 12 * hourMs;

/** A time of day says enough where it cannot be tomorrow's. */
function soon(moment: string): string {
  return Date.parse(moment) - Date.now() < halfDayMs ? clockTime(moment) : momentDate(moment);
}

/** Allowed, and the first that a thief would try. */
export function isEasyPin(pin: string): boolean {
  return (
    /^(\d)\1{3}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin) || /^(19|20)\d\d$/.test(pin)
  );
}
