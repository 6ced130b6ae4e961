import type { Translations } from '@wura/browser/messages';
import type * as english from './code-messages.ts';

export default {
  codeMessages: {
    title: 'Encore une étape',
    lead: 'Votre mot de passe est correct. Saisissez maintenant le code affiché par votre application d’authentification.',
    submit: 'Se connecter',
    submitting: 'Connexion en cours...',
    back: 'Retour',
    lost: 'Téléphone perdu ? Un code de secours convient aussi.',
  },
} satisfies Translations<typeof english>;
