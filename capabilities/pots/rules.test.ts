import fc from '@wura/testkit/property';
import { expect, it } from 'vitest';
import { isFarDay, roundUpOf } from './rules.ts';

it('a payment and its rounding up come to a whole step, and never to a step more than needed', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), fc.constantFrom(5_000n, 10_000n), (paid, step) => {
      const more = roundUpOf(paid, step);
      expect((paid + more) % step).toBe(0n);
      expect(more >= 0n && more < step).toBe(true);
    }),
  );
  expect(roundUpOf(10_000n, 5_000n)).toBe(0n);
});

it('a pot is locked for days to come alone, by the calendar of Lagos', () => {
  const now = Date.parse('2026-11-22T23:30:00Z');
  expect(isFarDay('2026-11-23', now)).toBe(false);
  expect(isFarDay('2026-11-24', now)).toBe(true);
  expect(isFarDay('2046-11-24', now)).toBe(false);
  expect(isFarDay('tomorrow', now)).toBe(false);
});
