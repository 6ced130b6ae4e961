import type { Transaction } from '@wura/wallets/contract';
import { expect, it } from 'vitest';
import { matches } from './search.ts';

const paid: Transaction = {
  id: 'mov_1',
  wallet_id: 'wal_1',
  type: 'send',
  amount: '12500.50',
  currency: 'NGN',
  recipient: 'Ṣadé Okafor Chinedu',
  bank: 'Guaranty Trust Bank',
  account_number: '0123456789',
  remark: 'Diésel for the générateur',
  status: 'completed',
  refunded: false,
  date: '2026-11-20T10:00:00.000Z',
  description: 'Bank transfer to Ṣadé Okafor Chinedu',
  description_code: 'bank_transfer_to',
  description_facts: { name: 'Ṣadé Okafor Chinedu' },
  category: 'transfer',
  reference: 'wur_8k2q41xt907z4np2',
  fee: '26.88',
  balance_after: '1.00',
};

it('a search finds a name without its accents and dots, and its words in any order', () => {
  for (const typed of ['sade', 'ṢADÉ', 'chinedu okafor', 'okafor chin', 'to sade']) {
    expect(matches(paid, typed), typed).toBe(true);
  }
  expect(matches(paid, 'sade bola')).toBe(false);
});

it('a search finds the bank and the remark, together with the name too', () => {
  for (const typed of ['guaranty', 'diesel', 'generateur', 'sade guaranty diesel']) {
    expect(matches(paid, typed), typed).toBe(true);
  }
});

it('a search finds a reference as it is shown, as it is copied, and a part of it', () => {
  for (const typed of ['wur_8k2q41xt907z4np2', 'WUR 8K2Q 41XT 907Z 4NP2', '41XT 907']) {
    expect(matches(paid, typed), typed).toBe(true);
  }
});

it('a search finds an amount as it is shown, and nothing by signs alone', () => {
  for (const typed of ['₦12,500', '12500.5', '12,500.50']) expect(matches(paid, typed), typed).toBe(true);
  for (const typed of ["%' or 1=1 --", '--', '₦9']) expect(matches(paid, typed), typed).toBe(false);
});
