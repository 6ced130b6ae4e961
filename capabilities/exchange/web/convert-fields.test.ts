import type { Wallet } from '@wura/wallets/contract';
import { describe, expect, it } from 'vitest';
import { chosenOf, conversionFaults } from './convert-fields.ts';

const wallet = (id: string, currency: string): Wallet => ({ id, currency, name: currency, balance: '100.00' });
const [naira, dollars, euros] = [wallet('n', 'NGN'), wallet('d', 'USD'), wallet('e', 'EUR')];
const tether = wallet('t', 'USDT');
const all = [naira, dollars, euros, tether];

describe('the form of a conversion', () => {
  it('begins with naira, and chooses where money goes only where there is no choice', () => {
    const empty = { fromId: '', toId: '', amount: '' };
    expect(chosenOf(empty, all)).toEqual({ from: naira, to: undefined });
    expect(chosenOf(empty, [naira, dollars])).toEqual({ from: naira, to: dollars });
    expect(chosenOf({ ...empty, fromId: 'd' }, [naira, dollars])).toEqual({ from: dollars, to: naira });
  });

  it.each([
    [{ fromId: '', toId: '', amount: '5' }, { toId: 'wallets_missing' }],
    [{ fromId: 'n', toId: 'n', amount: '5' }, { toId: 'wallets_same' }],
    [{ fromId: 'n', toId: 'd', amount: '' }, { amount: 'amount_invalid' }],
    [{ fromId: 'n', toId: 'd', amount: '0' }, { amount: 'amount_invalid' }],
    [{ fromId: 'n', toId: 'd', amount: '1.001' }, { amount: 'amount_invalid' }],
    [{ fromId: 'n', toId: 'd', amount: '100.01' }, { amount: 'insufficient_funds' }],
    [{ fromId: 'n', toId: 'd', amount: '100' }, {}],
    [{ fromId: 't', toId: 'd', amount: '0.009999' }, { amount: 'amount_invalid' }],
    [{ fromId: 't', toId: 'd', amount: '0.01' }, {}],
  ])('filled in with %j finds %j', (values, found) => {
    const faults = Object.entries(conversionFaults(values, all)).filter(([, fault]) => fault !== undefined);
    expect(Object.fromEntries(faults)).toEqual(found);
  });
});
