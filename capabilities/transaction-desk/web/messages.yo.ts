import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deskPhrases } from '../phrases.ts';

export default {};

export const phrases = {
  staff_credit: 'Owó láti ọ̀dọ̀ Wura',
  staff_credit_taken: 'Àtúnṣe: owó láti ọ̀dọ̀ Wura padà',
  correction_taken: 'Àtúnṣe: ó padà sọ́dọ̀ ẹni tó fi ránṣẹ́',
  correction_given: 'Àtúnṣe: ó padà sọ́dọ̀ rẹ',
} satisfies PhraseWords<typeof deskPhrases>;
