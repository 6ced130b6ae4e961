import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { waterReasons, waterPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  waterMenuMessages: {
    title: 'Acheter de l’eau',
    quick: 'Eau',
    detail: 'Sachets, bouteilles, bonbonnes et citernes',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  water_naira_only: 'L’eau se paie depuis votre portefeuille en nairas.',
  water_purchase: 'Achat d’eau',
} satisfies PhraseWords<typeof waterReasons & typeof waterPhrases>;
