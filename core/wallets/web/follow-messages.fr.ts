import type { Translations } from '@wura/browser/messages';
import type * as english from './follow-messages.ts';

export default {
  followMessages: {
    follow: 'Partager le suivi en direct',
    shareText: 'Suivez ce paiement sur Wura',
    copied: 'Lien copié',
    making: 'Préparation...',
    failed: 'Le lien n’a pas pu être créé. Réessayez.',
  },
} satisfies Translations<typeof english>;
