import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deskPhrases } from '../phrases.ts';

export default {};

export const phrases = {
  staff_credit: 'Ego si n’aka Wura',
  staff_credit_taken: 'Mmezi: ego Wura nyere laghachiri azụ',
  correction_taken: 'Mmezi: ezighachiri ya onye zigara ya',
  correction_given: 'Mmezi: ọ lọghachikwutere gị',
} satisfies PhraseWords<typeof deskPhrases>;
