import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { waterReasons, waterPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  waterMenuMessages: {
    title: 'Sayi ruwa',
    quick: 'Ruwa',
    detail: 'Fiyawata, kwalabe, dispenser da tanka',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  water_naira_only: 'Ana biyan ruwa daga walet ɗinku na naira.',
  water_purchase: 'Sayen ruwa',
} satisfies PhraseWords<typeof waterReasons & typeof waterPhrases>;
