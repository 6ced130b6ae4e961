import { describe, expect, it } from 'vitest';
import { isBlank, joinDate, splitDate } from './date-parts.ts';

describe('three fields and one date', () => {
  it('join into an ISO date, with single digits allowed', () => {
    expect(joinDate({ day: '9', month: '3', year: '2001' })).toBe('2001-03-09');
  });

  it('give no date for a day that does not exist', () => {
    expect(joinDate({ day: '31', month: '6', year: '2001' })).toBeUndefined();
    expect(joinDate({ day: '29', month: '2', year: '2023' })).toBeUndefined();
    expect(joinDate({ day: '29', month: '2', year: '2024' })).toBe('2024-02-29');
    expect(joinDate({ day: '0', month: '1', year: '2001' })).toBeUndefined();
  });

  it('give no date while the year is unfinished', () => {
    expect(joinDate({ day: '9', month: '3', year: '20' })).toBeUndefined();
  });

  it('survive the way there and back', () => {
    expect(joinDate(splitDate('1994-11-30'))).toBe('1994-11-30');
  });

  it('start blank for anything that is not an ISO date', () => {
    expect(isBlank(splitDate(''))).toBe(true);
    expect(isBlank(splitDate('30/11/1994'))).toBe(true);
  });
});
