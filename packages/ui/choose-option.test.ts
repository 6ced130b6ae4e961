import { expect, it } from 'vitest';
import { matchOptions } from './choose-option.ts';

const banks = [
  { label: 'Access Bank' },
  { label: 'First Bank of Nigeria' },
  { label: 'Guaranty Trust Bank', keywords: 'GTB GTBank' },
  { label: 'Ṣàngó Microfinance' },
];
const found = (query: string) => matchOptions(banks, query).map(bank => bank.label);

it('finds a bank by the name people use for it', () => {
  expect(found('gt')).toEqual(['Guaranty Trust Bank']);
});

it('puts names that begin with the query before names that contain it', () => {
  expect(found('ba')[0]).toBe('Access Bank');
  expect(matchOptions([{ label: 'A first' }, { label: 'First' }], 'first').map(o => o.label)).toEqual([
    'First',
    'A first',
  ]);
});

it('does not ask for dots and tone marks', () => {
  expect(found('sango')).toEqual(['Ṣàngó Microfinance']);
});

it('shows everything for an empty query', () => {
  expect(found(' ')).toHaveLength(4);
});
