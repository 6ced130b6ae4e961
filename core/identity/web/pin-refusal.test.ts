import { CallError } from '@wura/browser/call-error';
import { expect, it } from 'vitest';
import { isLocked, pinRefusal } from './pin-calls.ts';

const refused = (code: string, facts: Record<string, unknown>, reason?: string) =>
  new CallError({ kind: 'refused', status: 403, code, reason, facts });

it('the wrong PIN that locks says until when, and not that no tries are left', () => {
  const lockedUntil = new Date(Date.now() + 900_000).toISOString();
  const fifth = refused('invalid_pin', { attemptsLeft: 0, lockedUntil });
  expect(pinRefusal(fifth)).toMatch(/^PIN locked until \d\d:\d\d$/);
  expect(isLocked(fifth)).toBe(true);
});

it('a lock that only a reset ends names no time', () => {
  const forGood = refused('pin_locked', { lockedUntil: '9999-12-31T23:59:59.000Z' }, 'pin_switched_off');
  expect(pinRefusal(forGood)).toBe('PIN locked until you reset it');
});

it('a wrong PIN before that says how many tries are left', () => {
  const wrong = refused('invalid_pin', { attemptsLeft: 1 });
  expect(pinRefusal(wrong)).toBe('Wrong PIN. 1 try left.');
  expect(isLocked(wrong)).toBe(false);
});
