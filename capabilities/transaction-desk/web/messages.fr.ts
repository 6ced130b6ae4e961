import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deskPhrases } from '../phrases.ts';

export default {};

export const phrases = {
  staff_credit: 'Crédit de Wura',
  staff_credit_taken: 'Correction : un crédit de Wura a été repris',
  correction_taken: 'Correction : rendu à l’expéditeur',
  correction_given: 'Correction : de retour chez vous',
} satisfies PhraseWords<typeof deskPhrases>;
