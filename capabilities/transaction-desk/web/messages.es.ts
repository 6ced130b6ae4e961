import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deskPhrases } from '../phrases.ts';

export default {};

export const phrases = {
  staff_credit: 'Abono de Wura',
  staff_credit_taken: 'Corrección: se retiró un abono de Wura',
  correction_taken: 'Corrección: devuelto a quien lo envió',
  correction_given: 'Corrección: volvió a usted',
} satisfies PhraseWords<typeof deskPhrases>;
