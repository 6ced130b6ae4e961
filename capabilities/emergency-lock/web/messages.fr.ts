import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  lockMessages: {
    pageTitle: 'Verrouiller votre compte',
    title: 'Verrouiller votre compte',
    lead: 'Téléphone perdu ou volé ? Tous les appareils sont déconnectés sur-le-champ, et personne n’entre avant que vous n’ayez changé de mot de passe.',
    identifier: 'Téléphone ou nom d’utilisateur',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    code: 'Code de secours',
    useCode: 'Utiliser plutôt un code de secours',
    usePassword: 'Utiliser plutôt le mot de passe',
    submit: 'Verrouiller mon compte',
    submitting: 'Verrouillage...',
    failed: 'Votre compte n’a pas pu être verrouillé. Réessayez, ou écrivez à l’assistance.',
    dismiss: 'Fermer',
    doneTitle: 'Votre compte est verrouillé',
    doneText:
      'Tous les appareils sont déconnectés, les cartes gelées, les recharges automatiques et les ordres de conversion terminés. Pour le rouvrir, changez de mot de passe avec le code reçu par e-mail.',
    reset: 'Changer de mot de passe',
    back: 'Retour à la connexion',
  },
} satisfies Translations<typeof english>;
