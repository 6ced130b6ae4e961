import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { waterReasons, waterPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  waterMenuMessages: {
    title: 'Zụta mmiri',
    quick: 'Mmiri',
    detail: 'Pure water, karama, dispenser na tanka',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  water_naira_only: 'A na-esi n’akpa ego naira gị akwụ ụgwọ mmiri.',
  water_purchase: 'Ịzụ mmiri',
} satisfies PhraseWords<typeof waterReasons & typeof waterPhrases>;
