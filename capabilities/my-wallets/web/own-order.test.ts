import type { Wallet } from '@wura/wallets/contract';
import { expect, it } from 'vitest';
import { canMove, inOwnOrder, moved } from './own-order.ts';

const wallet = (currency: string, kept: Partial<Wallet> = {}): Wallet => ({
  id: currency,
  name: currency,
  currency,
  balance: '0.00',
  ...kept,
});
const codes = (wallets: readonly Wallet[]) => wallets.map(({ currency }) => currency);

it('favourites come first, then the order of one’s own, then the order in which wallets come', () => {
  const all = [
    wallet('NGN'),
    wallet('USD', { place: 1 }),
    wallet('EUR', { favourite: true }),
    wallet('KES', { place: 0 }),
  ];
  expect(codes(inOwnOrder(all))).toEqual(['EUR', 'KES', 'USD', 'NGN']);
  expect(codes(inOwnOrder([wallet('NGN'), wallet('USD')]))).toEqual(['NGN', 'USD']);
});

it('a wallet changes places with its neighbour, and never past the favourites', () => {
  const ordered = inOwnOrder([wallet('NGN'), wallet('USD'), wallet('EUR', { favourite: true })]);
  expect(codes(ordered)).toEqual(['EUR', 'NGN', 'USD']);
  expect([canMove(ordered, 1, -1), canMove(ordered, 1, 1), canMove(ordered, 2, 1)]).toEqual([false, true, false]);
  expect(moved(ordered, 1, 1)).toEqual(['EUR', 'USD', 'NGN']);
});
