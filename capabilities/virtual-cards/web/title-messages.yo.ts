import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cardPhrases } from '../phrases.ts';
import type * as english from './title-messages.ts';

export default {
  cardTitle: {
    title: 'Káàdì Orí Ayélujára',
    quick: 'Káàdì',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  card_made: ({ currency }) => `Káàdì ${currency} tuntun`,
  card_topped_up: ({ last }) => `Ìfowókún káàdì •${last}`,
  card_emptied: ({ last }) => `Láti káàdì •${last}`,
  card_exchange: 'Owó ìlú fún káàdì',
} satisfies PhraseWords<typeof cardPhrases>;
