import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { clothFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  clothMessages: {
    lead: 'Chaque jour où de l’argent bouge dans vos portefeuilles devient un motif d’un tissu qui n’est qu’à vous. Vos cartes et le haut de votre portefeuille le portent.',
    month: 'Mois',
    loading: 'Tissage de votre tissu...',
    failed: 'Votre tissu n’a pas pu être dessiné.',
    retry: 'Réessayer',
    share: 'Partager ce mois',
    making: 'Préparation...',
    shareFailed: 'L’image n’a pas pu être créée. Réessayez.',
    telling:
      'Qui le voit apprend quels jours de l’argent a bougé, et jamais combien, ni de qui ni à qui. La même histoire tisse toujours le même tissu.',
    poster: month => `Votre tissu en ${month}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_invalid: 'Choisissez un mois déjà commencé',
} satisfies PhraseWords<typeof clothFaults>;
