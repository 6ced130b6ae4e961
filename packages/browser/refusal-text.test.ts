import { definePhrases } from '@wura/wire/phrases';
import { expect, it } from 'vitest';
import { refusedFrom } from './call-error.ts';
import { refusalText } from './refusal-text.ts';

definePhrases({ sample_closed: 'The shop is closed.', sample_trouble: 'The shop has trouble.' });

const told = (status: number, body: unknown, requestId?: string) =>
  refusalText(refusedFrom(status, body, requestId), { fallback: 'Payment error' });

it('what the server says is shown where it gives no code, or one that this page does not know', () => {
  for (const status of [400, 401, 422, 500, 503]) {
    expect(told(status, { message: 'The network is full.' })).toBe('The network is full.');
    expect(told(status, { code: 'sample_of_tomorrow', message: 'The network is full.' })).toBe('The network is full.');
  }
});

it('an answer without a sentence for a customer leaves the word to the screen', () => {
  for (const message of [undefined, '', '   ', 42, { text: 'x' }, 'x'.repeat(301)]) {
    expect(told(422, { message })).toBe('Payment error');
    expect(told(500, { code: 'sample_of_tomorrow', message })).toBe('Payment error');
  }
  expect(told(500, 'The page of a proxy')).toBe('Payment error');
  expect(told(422, null)).toBe('Payment error');
});

it('a code that this page knows is said in its own words, whatever the answer says beside it', () => {
  expect(told(422, { code: 'sample_closed', message: 'x' })).toBe('The shop is closed.');
});

it('a failure says the reason where there is one that this page knows, and otherwise what failed on this screen', () => {
  expect(told(503, { code: 'sample_trouble', reason: 'sample_closed', message: 'x' })).toBe('The shop is closed.');
  expect(told(503, { code: 'sample_trouble', message: 'x' })).toBe('Payment error');
  expect(told(500, { code: 'sample_trouble', message: 'x' })).toBe('Payment error');
});

it('that it is not possible now and will be in a moment is said on every screen, in the words of its language', () => {
  expect(told(503, { code: 'busy', message: 'x' }, 'req-1')).toBe('We are very busy. Please try again in a moment.');
});

it('a failure names the reference that staff can find it by', () => {
  expect(told(503, { code: 'sample_trouble', reason: 'sample_closed' }, 'req-1')).toMatch(
    /^The shop is closed\. .*req-1/,
  );
});

it('an answer without a code may have come after the money moved, with or without a sentence', () => {
  expect(refusedFrom(500, { message: 'The network is full.' }, undefined)).toMatchObject({ kind: 'lost' });
  expect(refusedFrom(422, { message: 'The network is full.' }, undefined)).toMatchObject({ kind: 'refused' });
});
