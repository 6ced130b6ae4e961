import { randomInt } from '@wura/testkit/random';
import { describe, expect, it } from 'vitest';
import { addDays, daysFrom, firstFrom, lastUntil, nextAfter, repetitions, type Calendar } from './calendar.ts';

const monthly = (startsOn: string, endsOn: string | null = null): Calendar => ({
  repeats: 'monthly',
  startsOn,
  endsOn,
});

describe('the days of a scheduled payment', () => {
  it('are the last of a month that has no 31st, and the 31st again in the next that has one', () => {
    expect(daysFrom(monthly('2026-12-31'), '2026-12-31', 6)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
  });

  it('know a leap year', () => {
    expect(nextAfter(monthly('2028-01-30'), '2028-01-30')).toBe('2028-02-29');
    expect(nextAfter(monthly('2028-01-30'), '2028-02-29')).toBe('2028-03-30');
  });

  it('keep the day of the week over a new year', () => {
    const weekly: Calendar = { repeats: 'weekly', startsOn: '2026-12-28', endsOn: '2027-01-12' };
    expect(daysFrom(weekly, '2026-12-01', 9)).toEqual(['2026-12-28', '2027-01-04', '2027-01-11']);
  });

  it('are one day for a payment that is made once', () => {
    const once: Calendar = { repeats: 'once', startsOn: '2026-11-30', endsOn: null };
    expect(daysFrom(once, '2026-11-01', 9)).toEqual(['2026-11-30']);
    expect(lastUntil(once, '2027-02-01')).toBe('2026-11-30');
  });

  it('follow one another without a gap and without coming twice, whatever the first was', () => {
    for (let round = 0; round < 300; round++) {
      const startsOn = addDays('2026-01-01', randomInt(0, 1_500));
      const calendar = { repeats: repetitions[randomInt(1, 4)]!, startsOn, endsOn: null };
      const days = daysFrom(calendar, startsOn, 30);
      expect(new Set(days).size).toBe(30);
      expect(days).toEqual(days.toSorted());
      for (const [at, day] of days.entries()) {
        expect(firstFrom(calendar, day)).toBe(day);
        expect(lastUntil(calendar, day)).toBe(day);
        const next = days[at + 1];
        if (next) expect(lastUntil(calendar, addDays(next, -1))).toBe(day);
      }
    }
  });
});
