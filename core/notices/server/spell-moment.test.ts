import { languages } from '@wura/wire/languages';
import { expect, it } from 'vitest';
import { spellMoment } from './spell-moment.ts';

const lateInTheEvening = new Date('2026-11-27T23:32:00Z');

it('a moment in a notice is a day and a time of Lagos, which it names', () => {
  expect(spellMoment(lateInTheEvening, 'en')).toBe('28 November 2026 at 00:32 WAT');
  expect(spellMoment(lateInTheEvening, 'fr')).toBe('28 novembre 2026 à 00:32 WAT');
});

it('in no language is it written as machines do', () => {
  for (const language of languages) expect(spellMoment(lateInTheEvening, language)).not.toMatch(/UTC|\d-\d/);
});
