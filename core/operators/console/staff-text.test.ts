import { CallError } from '@wura/browser/call-error';
import { expect, it } from 'vitest';
import { staffText } from './staff-text.ts';

const refused = (said: string, errors?: Record<string, string>) =>
  new CallError({ kind: 'refused', status: 422, code: 'invalid_input', said, ...(errors && { body: { errors } }) });

it('of many lines that staff send at once, each that is wrong is named by its place', () => {
  const errors = { 'addresses.1': 'No address.', 'addresses.41': 'No address.', reason: 'Please say why.' };
  expect(staffText(refused('No address.', errors))).toBe('No. 2: No address. No. 42: No address. Please say why.');
});

it('what is wrong with several fields reads as a sentence for each', () => {
  const errors = { from: 'Please give the first day', reason: 'Please say why' };
  expect(staffText(refused('Please give the first day', errors))).toBe('Please give the first day. Please say why.');
});

it('what is wrong with one field, and with none, is said once', () => {
  expect(staffText(refused('Please say why.', { reason: 'Please say why.' }))).toBe('Please say why.');
  expect(staffText(refused('Not found.'))).toBe('Not found.');
});

it('a look that was not answered is not said to have been done perhaps, and an act is', () => {
  const lost = new CallError({ kind: 'lost', code: 'lost' });
  expect(staffText(lost, { isRead: true })).toBe('The server did not answer.');
  expect(staffText(lost)).toContain('it may have been done');
});
