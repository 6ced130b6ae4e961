import { expect, it } from 'vitest';
import { lastPaid } from './last-paid.ts';

const paid = (number: string, given: object = {}) =>
  ({ category: 'airtime', status: 'completed', again: { number }, ...given }) as const;

it('each number of a kind of bill is offered once, with what was paid for it last', () => {
  const [newest, older] = [paid('1', { amount: '2.00' }), paid('1', { amount: '1.00' })];
  const data = paid('1', { category: 'data' });
  expect(lastPaid([newest, data, older])).toEqual([newest, data]);
});

it('what came back, and what is no bill, is not offered', () => {
  expect(lastPaid([paid('1', { status: 'failed' }), paid('2', { again: undefined })])).toEqual([]);
});

it('more than four are not shown', () => {
  expect(lastPaid(['1', '2', '3', '4', '5'].map(number => paid(number)))).toHaveLength(4);
});
