import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { screenLockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  screenLockMessages: {
    documentTitle: 'Verrouillé, Wura',
    title: 'Votre écran est verrouillé',
    lead: 'Ce que vous faisiez est resté comme vous l’aviez laissé.',
    pin: 'Code PIN à 4 chiffres',
    password: 'Votre mot de passe',
    showPassword: 'Afficher le mot de passe',
    unlock: 'Continuer',
    unlocking: 'Vérification...',
    passkey: 'Empreinte ou visage',
    cancelled: 'Votre appareil n’a rien confirmé. Réessayez, ou utilisez le champ ci-dessus.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    notAsked: 'Le serveur est injoignable. Rien n’a été envoyé.',
    retry: 'Réessayer',
    loading: 'Chargement...',
    signOut: 'Se déconnecter',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  proof_required: 'Saisissez votre code PIN, ou votre mot de passe si vous n’avez pas de code PIN.',
} satisfies PhraseWords<typeof screenLockRefusals>;
