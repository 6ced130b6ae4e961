import type { Translations } from '@wura/browser/messages';
import type * as english from './help-messages.ts';

export default {
  helpMessages: {
    title: 'Nous parler',
    conversation: 'Discussion avec l’assistance',
    answered: 'Répondu',
    waiting: 'Réponse à venir',
    loading: 'Chargement des horaires...',
    now: time => `Une personne répond maintenant, jusqu’à ${time}.`,
    later: moment => `De retour ${moment}. Écrivez maintenant : vous aurez la première réponse.`,
    unknown: 'Les horaires n’ont pas pu être demandés. Vous pouvez écrire à tout moment.',
    chat: 'Ouvrir la discussion',
    write: 'Écrire par le formulaire de contact',
  },
} satisfies Translations<typeof english>;
