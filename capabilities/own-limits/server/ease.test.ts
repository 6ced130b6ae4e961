import { expect, it } from 'vitest';
import type { ChosenLimits, OwnCaps } from '@wura/identity/server';
import { easedBy, settled, withWanted } from './ease.ts';

const at = new Date('2026-11-22T12:00:00Z');
const tomorrow = new Date('2026-11-23T12:00:00Z');
const caps = { perPaymentMinor: null, perDayMinor: null, isTransferOff: false, guardNight: null, guardOverMinor: null };
const usual = { guardNight: 22 * 24 + 6, guardOverMinor: 200_000_00n };
const free: ChosenLimits = { ...caps, next: null };
const held: ChosenLimits = { ...free, perDayMinor: 10_000n };
const later = { at, easierFrom: tomorrow, usual };
const atOnce = { at, easierFrom: at, usual };

it('a stricter limit holds at once, and takes back the higher one that was on its way', () => {
  const raised = withWanted(held, { perDayMinor: 50_000n }, later);
  expect(raised).toEqual({ ...held, next: { ...caps, perDayMinor: 50_000n, from: tomorrow } });
  expect(withWanted(raised, { perDayMinor: 5_000n }, later)).toEqual({ ...held, perDayMinor: 5_000n });
  expect(easedBy(raised, { perDayMinor: 5_000n }, { at: at.getTime(), usual })).toBe(false);
});

it('what allows more waits where the rules make it wait, and another stricter limit beside it does not', () => {
  const both = withWanted(held, { perDayMinor: null, perPaymentMinor: 1_000n }, later);
  expect(both).toEqual({
    ...held,
    perPaymentMinor: 1_000n,
    next: { ...caps, perPaymentMinor: 1_000n, from: tomorrow },
  });
  expect(withWanted(held, { perDayMinor: null }, atOnce)).toEqual(free);
});

it('what begins later has begun once its moment has come, to the millisecond', () => {
  const raised = withWanted(held, { perDayMinor: null }, later);
  expect(settled(raised, tomorrow.getTime() - 1)).toBe(raised);
  expect(settled(raised, tomorrow.getTime())).toEqual(free);
});

it('the same request twice needs no second proof and begins no second wait', () => {
  const raised = withWanted(held, { perDayMinor: 50_000n }, later);
  expect(easedBy(raised, { perDayMinor: 50_000n }, { at: at.getTime(), usual })).toBe(false);
  const again = { at: new Date(at.getTime() + 1), usual, easierFrom: new Date(tomorrow.getTime() + 1) };
  expect(withWanted(raised, { perDayMinor: 50_000n }, again)).toEqual(raised);
  expect(withWanted(raised, { perPaymentMinor: 500n }, again).next?.from).toEqual(tomorrow);
});

it('switching transfers on again is easier, and switching them off never is', () => {
  expect(easedBy({ ...free, isTransferOff: true }, { isTransferOff: false }, { at: at.getTime(), usual })).toBe(true);
  expect(easedBy(free, { isTransferOff: true }, { at: at.getTime(), usual })).toBe(false);
  expect(easedBy({ ...free, isTransferOff: true }, { isTransferOff: true }, { at: at.getTime(), usual })).toBe(false);
});

it('a guard that the rules set is eased by fewer hours or a larger sum, and not by other hours beside them', () => {
  const eased = (wanted: Partial<OwnCaps>) => easedBy(free, wanted, { at: at.getTime(), usual });
  expect(eased({ guardNight: 23 * 24 + 6 })).toBe(true);
  expect(eased({ guardNight: 0 })).toBe(true);
  expect(eased({ guardNight: 20 * 24 + 8 })).toBe(false);
  expect(eased({ guardOverMinor: 200_000_01n })).toBe(true);
  expect(eased({ guardOverMinor: 100n })).toBe(false);
  const wanted = { guardNight: 20 * 24 + 5, guardOverMinor: 5_000n };
  expect(withWanted(free, wanted, later)).toEqual({
    ...free,
    guardOverMinor: 5_000n,
    next: { ...caps, ...wanted, from: tomorrow },
  });
});
