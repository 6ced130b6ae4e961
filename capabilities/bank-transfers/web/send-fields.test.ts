import type { Wallet } from '@wura/wallets/contract';
import { describe, expect, it } from 'vitest';
import { emptySend, isReady, missingIn, sendFaults } from './send-fields.ts';

const wallet: Wallet = { id: 'wal_1', name: 'Naira', currency: 'NGN', balance: '2010.75' };
const accountName = 'ADEBAYO TOLULOPE GRACE';
const complete = { bankCode: '058', accountNumber: '0123456789', amount: '2000', remarks: '' };
const known = { wallet, accountName, total: '2010.75' };

describe('the form that sends money to a bank', () => {
  it('says what is missing in the sentence the customer knows', () => {
    const missing = 'required_fields';
    expect(sendFaults(emptySend, { wallet, accountName: undefined, total: undefined })).toEqual({
      bankCode: missing,
      accountNumber: missing,
      amount: missing,
      remarks: undefined,
    });
  });

  it('wants ten digits, at least a naira and at most a hundred letters', () => {
    expect(sendFaults({ ...complete, accountNumber: '012345678' }, known).accountNumber).toBe('account_number_invalid');
    expect(sendFaults({ ...complete, amount: '0.99' }, known).amount).toBe('below_one_naira');
    expect(sendFaults({ ...complete, amount: '1' }, { ...known, total: '11.75' }).amount).toBeUndefined();
    expect(sendFaults({ ...complete, remarks: 'x'.repeat(100) }, known).remarks).toBeUndefined();
    expect(sendFaults({ ...complete, remarks: 'x'.repeat(101) }, known).remarks).toBe('remark_too_long');
  });

  it('lets the whole balance go with its fees, and not a kobo more', () => {
    const faults = (total: string) => sendFaults(complete, { ...known, total });
    expect(faults('2010.75').amount).toBeUndefined();
    expect(faults('2010.76').amount).toBe('insufficient_funds');
  });

  it('measures the amount alone while its price is not known', () => {
    const faults = (amount: string) => sendFaults({ ...complete, amount }, { ...known, total: undefined });
    expect(faults('2010.75').amount).toBeUndefined();
    expect(faults('2010.76').amount).toBe('insufficient_funds');
  });

  it('asks of a whole number whose it is only once its bank is chosen', () => {
    const unknown = { ...known, accountName: undefined };
    expect(sendFaults({ ...complete, bankCode: '' }, unknown).accountNumber).toBeUndefined();
    expect(sendFaults(complete, unknown).accountNumber).toBe('account_not_checked');
  });

  it('names what is still missing, and nothing that is there', () => {
    expect(missingIn(emptySend)).toBe('numberAndAmount');
    expect(missingIn({ ...emptySend, amount: '5' })).toBe('number');
    expect(missingIn({ ...complete, bankCode: '', amount: '' })).toBe('bankAndAmount');
    expect(missingIn({ ...complete, bankCode: '' })).toBe('bank');
    expect(missingIn({ ...complete, amount: '0' })).toBe('amount');
    expect(missingIn(complete)).toBeUndefined();
  });

  it('is ready once there are a name and an amount', () => {
    expect(isReady(complete, known)).toBe(true);
    expect(isReady(complete, { accountName: undefined })).toBe(false);
    expect(isReady({ ...complete, amount: '' }, known)).toBe(false);
    expect(isReady({ ...complete, amount: '0' }, known)).toBe(false);
  });
});
