import { CallError } from '@wura/browser/call-error';
import { expect, test } from 'vitest';
import { paymentFailure } from './payment-failure.ts';

const words = { fallback: 'Failed to create virtual card', unknown: 'We could not tell.' };

test('a card payment whose answer was lost is not said to have failed', () => {
  for (const code of ['connection_lost', 'timeout', 'unreadable']) {
    expect(paymentFailure(new CallError({ kind: 'lost', code }), words)).toBe('We could not tell.');
  }
  expect(paymentFailure(new CallError({ kind: 'refused', status: 422, code: 'x' }), words)).toBe(words.fallback);
  expect(paymentFailure(new CallError({ kind: 'offline', code: 'offline' }), words)).toContain('Nothing was sent');
});
