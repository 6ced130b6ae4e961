import type { Transaction } from '@wura/wallets/contract';
import { expect, it } from 'vitest';
import { groupByDay, sumsOf } from './day-groups.ts';

const row = (given: Partial<Transaction>): Transaction => ({
  id: 'mov_1',
  wallet_id: 'wal_1',
  type: 'send',
  amount: '100.00',
  currency: 'NGN',
  status: 'completed',
  refunded: false,
  date: '2026-11-20T10:00:00.000Z',
  description: '',
  description_code: '',
  description_facts: {},
  category: 'transfer',
  reference: 'WUR1',
  fee: '10.75',
  balance_after: '0.00',
  ...given,
});

it('a day of the history is a day of Lagos, with what came in and what went out, fees included', () => {
  const days = groupByDay([
    row({ date: '2026-11-20T23:10:00.000Z' }),
    row({ date: '2026-11-20T12:00:00.000Z', type: 'receive', amount: '60000.00', fee: '0.00' }),
    row({ date: '2026-11-20T11:00:00.000Z', amount: '25000.00', fee: '26.88' }),
  ]);
  expect(days.map(({ day, moneyIn, moneyOut, rows }) => [day, moneyIn, moneyOut, rows.length])).toEqual([
    ['2026-11-21', '0.00', '110.75', 1],
    ['2026-11-20', '60000.00', '25026.88', 2],
  ]);
});

it('money that came back is in no sum', () => {
  expect(sumsOf([row({ status: 'failed', refunded: true }), row({ status: 'pending' })])).toEqual({
    moneyIn: '0.00',
    moneyOut: '110.75',
  });
});
