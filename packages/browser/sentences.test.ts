import { afterEach, expect, it } from 'vitest';
import { setLanguage } from './language.ts';
import { addSentences, sentence } from './sentences.ts';

addSentences('fr', {
  'Wrong PIN.': 'Code PIN erroné.',
  'Wait {} minutes. (You have {} tries.)': 'Patientez {} minutes. (Il reste {} essais.)',
});

afterEach(() => setLanguage('en'));

it('a sentence of the server is shown in the language of the page', () => {
  expect(sentence('Wrong PIN.')).toBe('Wrong PIN.');
  setLanguage('fr');
  expect(sentence('Wrong PIN.')).toBe('Code PIN erroné.');
});

it('the values in a sentence stay what they are', () => {
  setLanguage('fr');
  expect(sentence('Wait 5 minutes. (You have 2 tries.)')).toBe('Patientez 5 minutes. (Il reste 2 essais.)');
});

it('a sentence that nobody translated is shown as it came', () => {
  setLanguage('fr');
  expect(sentence('Wait 5 minutes')).toBe('Wait 5 minutes');
  expect(sentence(undefined)).toBeUndefined();
});
