import { expect, it } from 'vitest';
import type { Transaction } from '../contract.ts';
import { recipientsIn } from './recent-recipients.ts';

const sent = (given: Partial<Transaction>): Transaction => ({
  id: 'mov_1',
  wallet_id: 'wal_1',
  type: 'send',
  amount: '1.00',
  currency: 'NGN',
  status: 'completed',
  refunded: false,
  date: '2026-11-20T10:00:00.000Z',
  description: '',
  description_code: '',
  description_facts: {},
  category: 'transfer',
  reference: 'WUR1',
  fee: '0.00',
  balance_after: '0.00',
  recipient: 'BOLA ADEYEMI',
  account_number: '0123456789',
  ...given,
});

it('those who were paid last come first, each account once, at whatever bank it is', () => {
  const recent = recipientsIn([
    sent({ bank: 'Zenith Bank' }),
    sent({}),
    sent({ bank: 'Zenith Bank' }),
    sent({ recipient: 'Ada', account_number: '1111111111' }),
  ]);
  expect(recent).toEqual([
    { name: 'Bola Adeyemi', accountNumber: '0123456789', bank: 'Zenith Bank' },
    { name: 'Bola Adeyemi', accountNumber: '0123456789', bank: undefined },
    { name: 'Ada', accountNumber: '1111111111', bank: undefined },
  ]);
});

it('a payment that came back makes no recent recipient', () => {
  expect(recipientsIn([sent({ status: 'failed', refunded: true })])).toEqual([]);
});

it('an account at a bank is a recent recipient, and a bill is none, though both can be paid again', () => {
  const again = { number: '0123456789', bank: '058' };
  expect(recipientsIn([sent({ bank: 'Zenith Bank', again })])).toHaveLength(1);
  expect(recipientsIn([sent({ category: 'electricity', again: { meter: '45000000001' } })])).toEqual([]);
});
