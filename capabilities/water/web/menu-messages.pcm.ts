import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { waterReasons, waterPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  waterMenuMessages: {
    title: 'Buy Water',
    quick: 'Water',
    detail: 'Sachets, bottles, dispensers and tankers',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  water_naira_only: 'Na your naira wallet dey pay for water.',
  water_purchase: 'Water wey you buy',
} satisfies PhraseWords<typeof waterReasons & typeof waterPhrases>;
