import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deskPhrases } from '../phrases.ts';

export default {};

export const phrases = {
  staff_credit: 'Kuɗi daga Wura',
  staff_credit_taken: 'Gyara: an mayar da kuɗin da Wura ta bayar',
  correction_taken: 'Gyara: an mayar wa mai turawa',
  correction_given: 'Gyara: ya dawo gare ku',
} satisfies PhraseWords<typeof deskPhrases>;
