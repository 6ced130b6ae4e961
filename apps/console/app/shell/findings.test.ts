import { expect, it } from 'vitest';
import { findings } from './findings.ts';

it('Enter in the search leads where what was typed belongs: to a screen by its name, else to what a reference, a number or a name is of', () => {
  const first = (typed: string) => findings('admin', typed)[0]!.to;
  expect(first('ledg')).toBe('/ledger');
  expect(first('dsp-gep091fh')).toBe('/disputes/DSP-GEP091FH');
  expect(first('CASE-621N6JE3')).toBe('/cases?subject=CASE-621N6JE3');
  expect(first('WS-7K3Q9-DXM2P')).toBe('/messages?state=all&q=WS-7K3Q9-DXM2P');
  expect(first('DEP_1795796909444_v69k2m')).toBe('/deposits/DEP_1795796909444_v69k2m');
  for (const reference of ['WUR0B9JZMPC14P9', 'wur_2mfvk30yag7q04sd', 'DEP_1795796909444_v69', '0B9JZ']) {
    expect(first(reference), reference).toBe(`/transactions?reference=${reference}`);
  }
  for (const person of ['Ṣadé Ẹniọlá', '0803 000 0001', '+2348030000001', 'ada9@wura.example']) {
    expect(first(person), person).toBe(`/customers?q=${encodeURIComponent(person)}`);
  }
});

it('a role is offered the searches and screens that it may open', () => {
  const offered = findings('support', 'r').map(({ to }) => to);
  expect(offered).toContain('/customers?q=r');
  expect(offered.filter(to => to.startsWith('/audit') || to === '/rules')).toEqual([]);
});
