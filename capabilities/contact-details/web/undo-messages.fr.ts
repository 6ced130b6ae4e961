import type { Translations } from '@wura/browser/messages';
import { phrases } from './messages.fr.ts';
import type * as english from './undo-messages.ts';

export default {
  undoMessages: {
    pageTitle: 'Annuler un changement de vos coordonnées',
    title: 'Ce n’était pas vous ?',
    lead: 'Avec le code de notre message, votre ancien e-mail ou numéro revient. Tout le monde est déconnecté, et le compte reste verrouillé jusqu’à ce que vous changiez de mot de passe.',
    code: 'Code du message',
    submit: 'Annuler le changement',
    submitting: 'Annulation...',
    failed: 'Le changement n’a pas pu être annulé. Réessayez, ou écrivez à l’assistance.',
    dismiss: 'Fermer',
    doneTitle: 'Le changement est annulé',
    doneText:
      'Votre compte est verrouillé et tout le monde est déconnecté. Changez de mot de passe avec le code reçu par e-mail.',
    reset: 'Changer de mot de passe',
    back: 'Retour à la connexion',
  },
} satisfies Translations<typeof english>;

export { phrases };
