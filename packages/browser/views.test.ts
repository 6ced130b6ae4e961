import { Zap } from 'lucide-react';
import { expect, test } from 'vitest';
import { labelOf, viewsAt, type View } from './views.ts';

const load = () => Promise.reject(new Error('never drawn here'));
const view = (id: string, rest: Partial<View>): View => ({ id, icon: Zap, places: [], title: () => id, load, ...rest });
const idsAt = (...given: Parameters<typeof viewsAt>) => viewsAt(...given).map(({ id }) => id);

const water = view('water', { places: ['quick', 'bills'], ranks: { quick: 90, bills: 50 } });
const airtime = view('airtime', { places: ['quick', 'bills'], ranks: { quick: 30, bills: 10 } });
const loans = view('loans', { places: ['miscellaneous'], service: 'loans' });
const miscellaneous = view('miscellaneous', { places: ['bills'], ranks: { bills: 60 }, menuOf: 'miscellaneous' });
const bills = view('bills', { places: ['bottom'], menuOf: 'bills' });

test('a place lists its views by the numbers they have there, and what has none after them', () => {
  const unranked = view('unranked', { places: ['quick'] });
  expect(idsAt('quick', [unranked, water, airtime], {})).toEqual(['airtime', 'water', 'unranked']);
});

test('what is switched off, or not known to be on, is in no menu', () => {
  const all = [loans, miscellaneous, airtime, bills];
  expect(idsAt('miscellaneous', all, {})).toEqual([]);
  expect(idsAt('miscellaneous', all, { loans: false })).toEqual([]);
  expect(idsAt('miscellaneous', all, { loans: true })).toEqual(['loans']);
});

test('a menu with nothing in it is not offered, and neither is the menu that has only that one', () => {
  expect(idsAt('bills', [loans, miscellaneous, airtime], {})).toEqual(['airtime']);
  expect(idsAt('bills', [loans, miscellaneous, airtime], { loans: true })).toEqual(['airtime', 'miscellaneous']);
  expect(idsAt('bottom', [loans, miscellaneous, bills], {})).toEqual([]);
  expect(idsAt('bottom', [loans, miscellaneous, bills], { loans: true })).toEqual(['bills']);
});

test('among the bills a view has the short name that it has among the quick actions', () => {
  const named = view('airtime', { title: () => 'Airtime Payment', labels: { quick: () => 'Airtime' } });
  expect(labelOf(named, 'bills')).toBe('Airtime');
  expect(labelOf(named, 'sidebar')).toBe('Airtime Payment');
});
