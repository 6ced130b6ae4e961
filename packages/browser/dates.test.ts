import { afterEach, describe, expect, it } from 'vitest';
import { calendarDay, clockOrMoment, listDate, momentDate, receiptDate } from './dates.ts';
import { setLanguage } from './language.ts';
import { speak } from './messages.ts';

/** By the clocks of Lagos, an hour ahead of UTC all year. */
const lagos = (...[year, month, day, hour, minute]: [number, number, number, number, number]) =>
  new Date(Date.UTC(year, month - 1, day, hour - 1, minute, 31));
const now = lagos(2026, 11, 20, 15, 0);
const at = (...[month, day, hour, minute]: [number, number, number, number]) =>
  lagos(2026, month, day, hour, minute).toISOString();

describe('a date in a list', () => {
  it('is relative for today and yesterday only', () => {
    expect(listDate(at(11, 20, 14, 6), now)).toBe('Today, 14:06');
    expect(listDate(at(11, 19, 20, 48), now)).toBe('Yesterday, 20:48');
    expect(listDate(at(11, 18, 9, 0), now)).toBe('Wed 18 Nov');
    expect(listDate(at(9, 3, 9, 0), now)).toBe('Thu 3 Sep');
  });

  it('names the year when it is not this one', () => {
    expect(listDate(lagos(2025, 11, 18, 9, 0).toISOString(), now)).toBe('18 Nov 2025');
  });

  it('knows yesterday across the turn of a year', () => {
    expect(listDate(lagos(2025, 12, 31, 23, 59).toISOString(), lagos(2026, 1, 1, 0, 5))).toBe('Yesterday, 23:59');
  });
});

it('a time is said as the clocks of Lagos have it, so that it stands under its own day wherever the device is', () => {
  const before = process.env['TZ'];
  process.env['TZ'] = 'America/New_York';
  expect(new Date('2026-11-21T23:36:00Z').getHours()).toBe(18);
  expect(listDate('2026-11-21T23:36:00Z', new Date('2026-11-22T05:00:00Z'))).toBe('Today, 00:36');
  process.env['TZ'] = before;
});

describe('a date elsewhere', () => {
  it('has weekday and time, the year once it is another one, and on paper the year and seconds too', () => {
    expect(momentDate(at(11, 20, 14, 6), now)).toBe('Fri 20 Nov, 14:06');
    expect(momentDate(lagos(2027, 11, 19, 9, 30).toISOString(), now)).toBe('Fri 19 Nov 2027, 09:30');
    expect(receiptDate(at(11, 20, 14, 6))).toBe('Fri 20 Nov 2026, 14:06:31');
  });

  it('in a sentence is a time today, and a time with its day on any other', () => {
    expect(clockOrMoment(at(11, 20, 14, 6), now)).toBe('14:06');
    expect(clockOrMoment(at(11, 21, 14, 6), now)).toBe('Sat 21 Nov, 14:06');
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
    expect(momentDate(at(11, 20, 14, 6), now)).toBe('ven 20 nov, 14:06');
    await speak('es');
    expect(listDate(at(11, 19, 20, 48), now)).toBe('Ayer, 20:48');
    expect(calendarDay('2026-10-22')).toBe('22 oct');
  });
});
