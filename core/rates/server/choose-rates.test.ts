import { findOutliers } from './find-outliers.ts';
import { isFresh } from './freshness.ts';
import type { DecisionRow } from './queries.ts';
import { chooseRates, type KnownSource } from './rates.ts';
import { describe, expect, it } from 'vitest';

const noonOnWednesday = Date.parse('2026-11-18T12:00:00Z');
const hoursBefore = (hours: number) => new Date(noonOnWednesday - hours * 3_600_000);

describe('how old a rate may be', () => {
  it.each([
    ['hourly', 1.99, true],
    ['hourly', 2.01, false],
    ['daily', 25.9, true],
    ['daily', 26.1, false],
    ['hourly', -0.1, true],
    ['hourly', -1, false],
  ] as const)('an %s source may be quoted %s hours later: %s', (cadence, hours, expected) => {
    expect(isFresh({ asOf: hoursBefore(hours), cadence }, noonOnWednesday)).toBe(expected);
  });

  it('over a weekend the word of Friday stands for a source that follows the banks', () => {
    const asOf = new Date('2026-11-20T16:00:00Z');
    expect(isFresh({ asOf, cadence: 'daily' }, Date.parse('2026-11-22T20:00:00Z'))).toBe(true);
    expect(isFresh({ asOf, cadence: 'daily' }, Date.parse('2026-11-24T09:00:00Z'))).toBe(false);
    expect(isFresh({ asOf, cadence: 'hourly' }, Date.parse('2026-11-22T20:00:00Z'))).toBe(false);
  });
});

describe('a rate that jumped', () => {
  it('is found above a tenth in either direction, exactly, and not at it', () => {
    const accepted = { NGN: '1000', EUR: '0.9' };
    const held = (NGN: string) => findOutliers({ NGN, EUR: '0.9' }, accepted);
    expect(held('1100')).toEqual([]);
    expect(held('1100.000000000000000001')).toEqual(['NGN']);
    expect(held('900')).toEqual([]);
    expect(held('899.999999999999999999')).toEqual(['NGN']);
  });

  it('is none when it was never known before', () => {
    expect(findOutliers({ NGN: '1485.5' }, {})).toEqual([]);
  });
});

const sources: KnownSource[] = [
  { name: 'first', title: 'First', link: null, isSimulated: false },
  { name: 'second', title: 'Second', link: 'https://second.example', isSimulated: false },
];
const snapshot = (source: string, hours: number, more: object = {}) => ({
  id: 1n,
  source,
  is_simulated: false,
  cadence: 'hourly' as const,
  as_of: hoursBefore(hours),
  fetched_at: hoursBefore(hours),
  rates: { NGN: source === 'first' ? '1500' : '1600', EUR: '0.9' },
  held: [],
  ...more,
});
const decision = (more: Partial<DecisionRow>): DecisionRow => ({
  currency: 'NGN',
  rate: null,
  valid_until: null,
  is_stopped: false,
  reason: 'a test',
  set_at: hoursBefore(1),
  ...more,
});
const choose = (newest: ReturnType<typeof snapshot>[], decisions: DecisionRow[] = []) =>
  chooseRates({ newest, decisions, sources, now: noonOnWednesday });

describe('the rates of the moment', () => {
  it('are those of the first source that is fresh, whole', () => {
    expect(choose([snapshot('first', 1), snapshot('second', 1)])).toMatchObject({ source: { name: 'first' } });
    const second = choose([snapshot('first', 3), snapshot('second', 1)])!;
    expect(second).toMatchObject({ source: { name: 'second' }, rates: { NGN: '1600', USD: '1', USDT: '1' } });
    expect(choose([snapshot('first', 3), snapshot('second', 3)])).toBeUndefined();
  });

  it('leave out what is held and what staff stopped', () => {
    expect(choose([snapshot('first', 1, { held: ['NGN'] })])!.rates.NGN).toBeUndefined();
    expect(choose([snapshot('first', 1)], [decision({ is_stopped: true })])!.rates.NGN).toBeUndefined();
    expect(
      choose([snapshot('first', 1)], [decision({ currency: 'USDT', is_stopped: true })])!.rates.USDT,
    ).toBeUndefined();
  });

  it('are the operator’s own until they end, above what a source says and also without one', () => {
    const own = decision({ rate: '1700', valid_until: hoursBefore(-1) });
    expect(choose([snapshot('first', 1, { held: ['NGN'] })], [own])!.rates).toMatchObject({ NGN: '1700', EUR: '0.9' });
    expect(choose([snapshot('first', 3)], [own])).toMatchObject({
      source: { name: 'operator' },
      rates: { NGN: '1700', USD: '1' },
      snapshotId: null,
    });
    expect(choose([snapshot('first', 1)], [{ ...own, valid_until: hoursBefore(0) }])!.rates.NGN).toBe('1500');
  });
});
