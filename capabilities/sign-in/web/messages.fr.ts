import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signInFaults } from '../refusals.ts';

export default {
  signInMessages: {
    pageTitle: 'Connexion',
    title: 'Heureux de vous revoir',
    lead: 'Connectez-vous pour continuer',
    country: 'Pays',
    identifier: 'Téléphone ou nom d’utilisateur',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    remember: 'Se souvenir de moi',
    forgot: 'Mot de passe oublié ?',
    submit: 'Se connecter',
    submitting: 'Connexion en cours...',
    or: 'ou',
    lock: 'Téléphone perdu ou volé ? Verrouillez votre compte',
    noAccount: 'Vous n’avez pas de compte ?',
    signUp: 'Inscrivez-vous gratuitement',
    failed: 'La connexion a échoué',
    dismiss: 'Fermer',
    endedTitle: 'Veuillez vous connecter pour continuer.',
    endedText: 'Votre session a pris fin. Ce que vous aviez saisi est conservé sur cet appareil.',
  },
  sessionMessages: {
    title: 'Vos appareils connectés',
    loading: 'Chargement des sessions...',
    failed: 'Vos sessions n’ont pas pu être chargées.',
    retry: 'Réessayer',
    thisDevice: 'Cet appareil',
    lastUsed: when => `Dernière utilisation : ${when}`,
    signOutOther: 'Déconnecter',
    signOutOtherName: device => `Déconnecter ${device}`,
    signedOutOther: device => `${device} est déconnecté`,
    signOutFailed: 'Cet appareil n’a pas pu être déconnecté. Veuillez réessayer.',
    signOutOthers: 'Se déconnecter partout ailleurs',
    signedOutOthers: 'Vous n’êtes plus connecté que sur cet appareil',
    signOut: 'Se déconnecter',
    unknownDevice: 'Appareil inconnu',
    device: (browser, system) => `${browser} sur ${system}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  remember_invalid: 'remember doit être true ou false',
} satisfies PhraseWords<typeof signInFaults>;
