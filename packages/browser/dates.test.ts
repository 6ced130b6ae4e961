import { afterEach, describe, expect, it } from 'vitest';
import { calendarDay, listDate, momentDate, receiptDate } from './dates.ts';
import { setLanguage } from './language.ts';
import { speak } from './messages.ts';

const now = new Date(2026, 10, 20, 15, 0);
const at = (...[month, day, hour, minute]: [number, number, number, number]) =>
  new Date(2026, month - 1, day, hour, minute, 31).toISOString();

describe('a date in a list', () => {
  it('is relative for today and yesterday only', () => {
    expect(listDate(at(11, 20, 14, 6), now)).toBe('Today, 14:06');
    expect(listDate(at(11, 19, 20, 48), now)).toBe('Yesterday, 20:48');
    expect(listDate(at(11, 18, 9, 0), now)).toBe('Wed 18 Nov');
    expect(listDate(at(9, 3, 9, 0), now)).toBe('Thu 3 Sep');
  });

  it('names the year when it is not this one', () => {
    expect(listDate(new Date(2025, 10, 18, 9, 0).toISOString(), now)).toBe('18 Nov 2025');
  });

  it('knows yesterday across the turn of a year', () => {
    expect(listDate(new Date(2025, 11, 31, 23, 59).toISOString(), new Date(2026, 0, 1, 0, 5))).toBe('Yesterday, 23:59');
  });
});

describe('a date elsewhere', () => {
  it('has weekday and time, and on paper the year and seconds too', () => {
    expect(momentDate(at(11, 20, 14, 6))).toBe('Fri 20 Nov, 14:06');
    expect(receiptDate(at(11, 20, 14, 6))).toBe('Fri 20 Nov 2026, 14:06:31');
  });

  it('keeps the calendar day that the server named', () => {
    expect(calendarDay('2026-10-22')).toBe('22 Oct');
  });
});

describe('a date in another language', () => {
  afterEach(() => setLanguage('en'));

  it('is said in its words, without the full stops of abbreviations', async () => {
    await speak('fr');
    expect(listDate(at(11, 20, 14, 6), now)).toBe('Aujourd’hui, 14:06');
    expect(momentDate(at(11, 20, 14, 6))).toBe('ven 20 nov, 14:06');
    await speak('es');
    expect(listDate(at(11, 19, 20, 48), now)).toBe('Ayer, 20:48');
    expect(calendarDay('2026-10-22')).toBe('22 oct');
  });
});
