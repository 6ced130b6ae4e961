import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const bouquets = [
  { name: 'DStv Padi', code: '1', price: '4400.00' },
  { name: 'DStv Compact Plus', code: '2', price: '30000.00' },
];
const found = (query: string) => matching(bouquets, query).map(({ code }) => code);

it('a bouquet is found by any words of its name, and by its price', () => {
  expect(found('')).toEqual(['1', '2']);
  expect(found('plus dstv')).toEqual(['2']);
  expect(found('₦4,400')).toEqual(['1']);
  expect(found('premium')).toEqual([]);
});
