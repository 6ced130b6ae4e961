import type { Wallet } from '@wura/wallets/contract';
import { describe, expect, it } from 'vitest';
import { emptyTransfer, transferFaults } from './transfer-fields.ts';

const naira: Wallet = { id: 'wal_1', name: 'Naira', currency: 'NGN', balance: '486250.40' };
const dollars: Wallet = { id: 'wal_2', name: 'US dollar', currency: 'USD', balance: '0.00' };
const complete = {
  ...emptyTransfer,
  accountNumber: '2041773052',
  recipientName: 'Chinedu Okafor',
  amount: '486250.40',
};

describe('the form of a transfer', () => {
  it('says what is missing in the sentences the customer knows', () => {
    expect(transferFaults(emptyTransfer, [])).toEqual({
      accountNumber: 'recipient_number_missing',
      walletId: 'from_wallet_missing',
      amount: 'amount_invalid',
    });
    expect(transferFaults({ ...complete, recipientName: '' }, [naira]).accountNumber).toBe('recipient_missing');
  });

  it('lets the whole balance go, and not a kobo more', () => {
    expect(transferFaults(complete, [naira]).amount).toBeUndefined();
    expect(transferFaults({ ...complete, amount: '486250.41' }, [naira]).amount).toBe('insufficient_funds');
  });

  it('takes a hundredth of a unit and nothing below it, however finely the currency is counted', () => {
    const tether: Wallet = { id: 'wal_3', name: 'USDT', currency: 'USDT', balance: '5.000000' };
    expect(transferFaults({ ...complete, amount: '0.009999' }, [tether]).amount).toBe('amount_invalid');
    expect(transferFaults({ ...complete, amount: '0.01' }, [tether]).amount).toBeUndefined();
  });

  it('measures the amount against the wallet that was chosen', () => {
    expect(transferFaults({ ...complete, walletId: 'wal_2', amount: '1' }, [naira, dollars]).amount).toBe(
      'insufficient_funds',
    );
  });
});
