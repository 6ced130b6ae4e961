import { describe, expect, it } from 'vitest';
import { minutesSinceSame } from './look-alike.ts';

const now = Date.parse('2026-11-20T13:10:00.000Z');
const last = (amount: string, at: string) => ({ amount, at: `2026-11-20T${at}.000Z` });

describe('a payment like the last one', () => {
  it('is noticed within ten minutes, however its amount was typed', () => {
    expect(minutesSinceSame(last('2000.00', '13:06:30'), '2000', now)).toBe(3);
    expect(minutesSinceSame(last('2000.00', '13:00:01'), '2000.0', now)).toBe(9);
    expect(minutesSinceSame(last('2000.00', '13:00:00'), '2000', now)).toBeUndefined();
  });

  it('is only one of the same amount', () => {
    expect(minutesSinceSame(last('2000.00', '13:06:30'), '2000.01', now)).toBeUndefined();
    expect(minutesSinceSame(null, '2000', now)).toBeUndefined();
  });

  it('is never in the future, whatever the clock of this device says', () => {
    expect(minutesSinceSame(last('2000.00', '13:12:00'), '2000', now)).toBe(0);
  });
});
