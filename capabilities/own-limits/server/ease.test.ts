import { expect, it } from 'vitest';
import type { ChosenLimits } from '@wura/identity/server';
import { easedBy, settled, withWanted } from './ease.ts';

const at = new Date('2026-11-22T12:00:00Z');
const tomorrow = new Date('2026-11-23T12:00:00Z');
const caps = { perPaymentMinor: null, perDayMinor: null, isTransferOff: false };
const free: ChosenLimits = { ...caps, next: null };
const held: ChosenLimits = { ...free, perDayMinor: 10_000n };
const later = { at, easierFrom: tomorrow };
const atOnce = { at, easierFrom: at };

it('a stricter limit holds at once, and takes back the higher one that was on its way', () => {
  const raised = withWanted(held, { perDayMinor: 50_000n }, later);
  expect(raised).toEqual({ ...held, next: { ...caps, perDayMinor: 50_000n, from: tomorrow } });
  expect(withWanted(raised, { perDayMinor: 5_000n }, later)).toEqual({ ...held, perDayMinor: 5_000n });
  expect(easedBy(raised, { perDayMinor: 5_000n }, at.getTime())).toBe(false);
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
  expect(easedBy(raised, { perDayMinor: 50_000n }, at.getTime())).toBe(false);
  const again = { at: new Date(at.getTime() + 1), easierFrom: new Date(tomorrow.getTime() + 1) };
  expect(withWanted(raised, { perDayMinor: 50_000n }, again)).toEqual(raised);
  expect(withWanted(raised, { perPaymentMinor: 500n }, again).next?.from).toEqual(tomorrow);
});

it('switching transfers on again is easier, and switching them off never is', () => {
  expect(easedBy({ ...free, isTransferOff: true }, { isTransferOff: false }, at.getTime())).toBe(true);
  expect(easedBy(free, { isTransferOff: true }, at.getTime())).toBe(false);
  expect(easedBy({ ...free, isTransferOff: true }, { isTransferOff: true }, at.getTime())).toBe(false);
});
