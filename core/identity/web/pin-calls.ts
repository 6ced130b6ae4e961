import { CallError } from '@wura/browser/call-error';
import { endpoint } from '@wura/browser/client';
import { clockTime } from '@wura/browser/dates';
import { textsOf } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import type { RouteSpec } from '@wura/wire';
import type { messageBody } from '@wura/wire/shapes';
import type { z } from 'zod';
import { pinMessages } from './messages.ts';

/** As much of the routes as a caller needs. The room that answers them declares the rest. */
interface SetPin extends RouteSpec {
  method: 'POST';
  path: '/api/pin/set';
  params?: never;
  query?: never;
  body: z.ZodObject<{ pin: z.ZodString; password: z.ZodOptional<z.ZodString> }>;
  answers: { 200: typeof messageBody };
}

interface ReadPinStatus extends RouteSpec {
  method: 'GET';
  path: '/api/pin/status';
  params?: never;
  query?: never;
  body?: never;
  answers: { 200: z.ZodType<{ hasPin: boolean }> };
}

export const setPin = endpoint<SetPin>('POST', '/api/pin/set');
/** Whether this customer has a PIN at all. */
export const readPinStatus = endpoint<ReadPinStatus>('GET', '/api/pin/status');

/** A refused PIN in words: how many tries are left, or until when it is locked. */
export function pinRefusal(error: unknown): string {
  const words = textsOf(pinMessages);
  if (!(error instanceof CallError)) return words.failed;
  const { attemptsLeft, lockedUntil } = error.facts;
  if (error.code === 'invalid_pin') {
    return typeof attemptsLeft === 'number' ? words.wrong(attemptsLeft) : words.wrongPlain;
  }
  if (error.code === 'pin_locked' && typeof lockedUntil === 'string') return words.lockedUntil(clockTime(lockedUntil));
  return refusalText(error, { fallback: words.failed });
}

/** Allowed, and the first that a thief would try. */
export function isEasyPin(pin: string): boolean {
  return (
    /^(\d)\1{3}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin) || /^(19|20)\d\d$/.test(pin)
  );
}
