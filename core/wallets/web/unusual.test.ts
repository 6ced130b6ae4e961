import { describe, expect, it } from 'vitest';
import type { Transaction } from '../contract.ts';
import { unusualIn } from './unusual.ts';

const noon = new Date('2026-11-20T11:00:00Z');
const paid = (amount: string, account_number = '2041773052', status: Transaction['status'] = 'completed') =>
  ({ amount, account_number, status, currency: 'NGN' }) as Transaction;
const to = (amount: string, accountNumber = '2041773052') => ({ accountNumber, amount, currency: 'NGN' });

describe('a payment is asked about', () => {
  it('when it is the first to this account, and not when the account was paid before', () => {
    expect(unusualIn(to('60000', '1111111111'), { sent: [paid('60000')], at: noon })).toEqual(['first']);
    expect(unusualIn(to('60000'), { sent: [paid('60000')], at: noon })).toEqual([]);
    expect(unusualIn(to('60000'), { sent: [paid('60000', '2041773052', 'failed')], at: noon })).toEqual(['first']);
  });

  it('when it is more than three times the largest lately', () => {
    expect(unusualIn(to('60000'), { sent: [paid('20000')], at: noon })).toEqual([]);
    expect(unusualIn(to('60000.01'), { sent: [paid('20000')], at: noon })).toEqual(['large']);
  });

  it('at night in Lagos', () => {
    const sent = [paid('60000')];
    for (const [clock, asked] of [
      ['2026-11-20T21:59:00Z', []],
      ['2026-11-20T22:00:00Z', ['night']],
      ['2026-11-21T03:59:00Z', ['night']],
      ['2026-11-21T04:00:00Z', []],
    ] as const) {
      expect(unusualIn(to('60000'), { sent, at: new Date(clock) }), clock).toEqual(asked);
    }
  });

  it('never below ₦50,000, nor in another currency', () => {
    expect(unusualIn(to('49999.99', '1111111111'), { sent: [], at: noon })).toEqual([]);
    expect(unusualIn({ ...to('60000'), currency: 'USD' }, { sent: [], at: noon })).toEqual([]);
  });
});
