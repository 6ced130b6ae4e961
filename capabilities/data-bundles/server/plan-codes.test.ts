import { expect, it } from 'vitest';
import { codeOnWire, readCode } from './plan-codes.ts';
import type { DataSeller } from './ports.ts';

const [squad, vtpass] = ['squad', 'vtpass'].map(provider => ({ provider }) as DataSeller) as [DataSeller, DataSeller];
const sellers = [squad, vtpass];

it('a plan is bought of the seller who offered it, whoever sells first', () => {
  for (const seller of sellers) {
    const text = codeOnWire(sellers, seller, 'mtn-10mb:100');
    expect(readCode(sellers, text)).toEqual({ seller, code: 'mtn-10mb:100' });
  }
});

it('the first seller’s codes are its own, and nobody’s where nobody sells', () => {
  expect(codeOnWire(sellers, squad, '1001')).toBe('1001');
  expect(readCode([], '1001')).toBeUndefined();
});
