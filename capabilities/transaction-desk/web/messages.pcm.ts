import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deskPhrases } from '../phrases.ts';

export default {};

export const phrases = {
  staff_credit: 'Money wey Wura give you',
  staff_credit_taken: 'Correction: money wey Wura give you don go back',
  correction_taken: 'Correction: e don go back to di sender',
  correction_given: 'Correction: e don come back to you',
} satisfies PhraseWords<typeof deskPhrases>;
