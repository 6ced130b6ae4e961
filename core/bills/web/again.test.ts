import { expect, it } from 'vitest';
import { againOf } from './again.ts';

const mtn = (number: string) => ({ number, network: 'mtn' as const });
const saved = (number: string, label: string | null = null) =>
  ({ kind: 'airtime', label, details: mtn(number) }) as const;
const paid = (number: string, amount: string, given = {}) =>
  ({ category: 'airtime', status: 'completed', amount, again: mtn(number), ...given }) as const;
const summary = (all: ReturnType<typeof againOf>) => all.map(({ number, label, amount }) => [number, label, amount]);

it('what is saved comes first with what was paid for it last, then what was paid lately, each number once', () => {
  const sent = [paid('2', '200.00'), paid('1', '100.00'), paid('2', '50.00'), paid('3', '300.00')];
  expect(summary(againOf('airtime', [saved('1', 'Mama'), saved('4')], sent))).toEqual([
    ['1', 'Mama', '100.00'],
    ['4', null, undefined],
    ['2', null, '200.00'],
    ['3', null, '300.00'],
  ]);
});

it('what failed, and what was another kind of bill, is not offered', () => {
  const sent = [
    paid('1', '1.00', { status: 'failed' }),
    paid('2', '1.00', { category: 'data' }),
    paid('3', '1.00', { again: undefined }),
  ];
  expect(againOf('airtime', [{ ...saved('4'), kind: 'data' }], sent)).toEqual([]);
});

it('a number that was saved with another network than it was paid with is paid with the one that was saved', () => {
  const [first] = againOf('airtime', [saved('1')], [paid('1', '5.00', { again: { number: '1', network: 'glo' } })]);
  expect(first?.fields).toEqual(mtn('1'));
});
