import { expect, it } from 'vitest';
import { payloadFacts } from './payload-facts.tsx';

it('a rule that changes is read in words by who approves it, and never as the text of a program', () => {
  const change = 'Tier 1: out in a day ₦50,000.00 → ₦60,000.00';
  const facts = payloadFacts({ value: { 1: { out_per_day: '60000.00' } }, change, begins_on: '2026-12-05' });
  expect(facts).toEqual({ Change: change, 'Begins on': '2026-12-05' });
});

it('both sums of a correction keep their currency', () => {
  const facts = payloadFacts({ amount: '200.00', of: '500.00', currency: 'NGN', lines: [], movement: 'mov_1' });
  expect(Object.keys(facts)).toEqual(['Amount', 'Out of']);
});
