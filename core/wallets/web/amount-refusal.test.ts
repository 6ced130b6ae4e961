import { expect, it } from 'vitest';
import type { Wallet } from '../contract.ts';
import { refusalOf } from './amount-refusal.ts';

const wallet: Wallet = { id: 'wal_1', name: 'Naira', currency: 'NGN', balance: '2010.75' };

it('a form knows while an amount is typed that the limit or the balance will refuse it, the limit first', () => {
  const refusal = (amount: string, given: { total?: string; left?: string }) =>
    refusalOf(amount, { wallet, total: given.total, left: given.left });
  expect(refusal('2000', { total: '2010.75', left: '2000.00' })).toBeUndefined();
  expect(refusal('2000', { total: '2010.76', left: '2000.00' })).toBe('funds');
  expect(refusal('2010.76', {})).toBe('funds');
  expect(refusal('2000.01', { left: '2000.00' })).toBe('limit');
  expect(refusal('5000', { left: '2000.00' })).toBe('limit');
  expect(refusal('', { left: '0.00' })).toBeUndefined();
  expect(refusal('2000', {})).toBeUndefined();
});
