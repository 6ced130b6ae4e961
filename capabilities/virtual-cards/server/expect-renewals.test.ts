import { describe, expect, it } from 'vitest';
import { expectRenewals } from './expect-renewals.ts';

const now = new Date('2026-11-18T09:00:00Z');
const charge = (merchant: string, day: string, amount = 450n) => ({
  merchant,
  amount,
  at: new Date(`${day}T21:00:00Z`),
});
const expected = (charges: ReturnType<typeof charge>[], at = now) =>
  expectRenewals(charges, at).map(({ merchant, amount, on }) => [merchant, amount, on]);

describe('a shop that charges every month', () => {
  it('is expected on the same day of the next month, for what it took last, the next one first', () => {
    const charges = [
      charge('Netflix', '2026-09-25', 400n),
      charge('Spotify', '2026-09-20'),
      charge('Spotify', '2026-10-20'),
      charge('Netflix', '2026-10-25', 500n),
    ];
    expect(expected(charges)).toEqual([
      ['Spotify', 450n, '2026-11-20'],
      ['Netflix', 500n, '2026-11-25'],
    ]);
  });

  it.each([
    ['2026-10-15', '2026-11-14', '2026-12-14'],
    ['2026-12-31', '2027-01-31', '2027-02-28'],
    ['2027-11-30', '2027-12-30', '2028-01-30'],
  ])('and did on %s and %s does on %s', (before, last, next) => {
    const at = new Date(`${last}T22:00:00Z`);
    expect(expected([charge('Netflix', before), charge('Netflix', last)], at)).toEqual([['Netflix', 450n, next]]);
  });

  it('and did after midnight in Lagos does on the days of Lagos, where it is a day later than in London', () => {
    const atNight = (day: string) => ({ ...charge('Netflix', day), at: new Date(`${day}T23:30:00Z`) });
    expect(expected([atNight('2026-09-19'), atNight('2026-10-19')])).toEqual([['Netflix', 450n, '2026-11-20']]);
    const endOfYear = new Date('2027-01-02T09:00:00Z');
    expect(expected([atNight('2026-11-30'), atNight('2026-12-31')], endOfYear)).toEqual([
      ['Netflix', 450n, '2027-02-01'],
    ]);
  });
});

describe('no charge is expected of a shop', () => {
  it('that took money once, or again within days, or after a quarter', () => {
    expect(expected([charge('Jumia', '2026-11-01')])).toEqual([]);
    expect(expected([charge('Jumia', '2026-11-01'), charge('Jumia', '2026-11-11')])).toEqual([]);
    expect(expected([charge('Jumia', '2026-08-01'), charge('Jumia', '2026-11-01')])).toEqual([]);
  });

  it('whose charge is late by more than five days: it does not come any more', () => {
    const charges = [charge('Netflix', '2026-09-12'), charge('Netflix', '2026-10-12')];
    expect(expected(charges, new Date('2026-11-17T11:00:00Z'))).toEqual([['Netflix', 450n, '2026-11-12']]);
    expect(expected(charges, new Date('2026-11-17T13:00:00Z'))).toEqual([]);
  });
});
