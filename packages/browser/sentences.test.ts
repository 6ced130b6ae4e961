import { afterEach, expect, it } from 'vitest';
import { setLanguage } from './language.ts';
import { addSentences, sentence } from './sentences.ts';

addSentences('fr', {
  'Wrong PIN.': 'Code PIN erroné.',
  'You can send {} more today.': 'Vous pouvez encore envoyer {} aujourd’hui.',
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

it('an amount in a sentence is written as the language of the page writes it', () => {
  setLanguage('fr');
  expect(sentence('You can send ₦40,000.00 more today.')).toBe(
    'Vous pouvez encore envoyer ₦40\u00a0000,00 aujourd’hui.',
  );
});

it('a sentence that nobody translated is shown as it came', () => {
  setLanguage('fr');
  expect(sentence('Wait 5 minutes')).toBe('Wait 5 minutes');
  expect(sentence(undefined)).toBeUndefined();
});
