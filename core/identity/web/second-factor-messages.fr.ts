import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './second-factor-messages.ts';
import type { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';
import type { stepUpFaults, stepUpRefusals } from '../step-up.ts';

export default {
  proofMessages: {
    password: 'Votre mot de passe',
    showPassword: 'Afficher le mot de passe',
    code: 'Code de votre application',
    codeHelper: 'Les 6 chiffres qu’elle affiche, ou l’un de vos codes de secours',
    failed: 'Cela n’a pas fonctionné. Rien n’a été modifié. Veuillez réessayer.',
    close: 'Fermer',
  },
  stepUpMessages: {
    loading: 'Chargement...',
    lead: 'Cela rend votre compte moins sûr : confirmez que c’est bien vous.',
    passkey: 'Utiliser l’empreinte ou le visage',
    passkeyElsewhere: 'Votre clé d’accès ne fonctionne pas dans ce navigateur. Ouvrez Wura là où elle fonctionne.',
    or: 'ou',
    pin: 'Votre code PIN',
    mailCode: 'Code reçu par e-mail',
    mailed: to => `Nous avons envoyé un code à ${to}. Il est valable 15 minutes.`,
    again: 'Envoyer un nouveau code',
    notAsked: 'Impossible de commencer. Rien n’a été modifié.',
    retry: 'Réessayer',
    cancelled: 'Cela n’a pas été confirmé. Rien n’a été modifié.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  second_factor_code_missing: 'Veuillez saisir les 6 chiffres de votre application, ou un code de secours',
  second_factor_code_wrong: 'Ce code n’est pas correct, ou il a déjà servi.',
  two_factor_required: 'Veuillez saisir le code de votre application d’authentification.',
  sign_in_again: 'Cela a pris trop de temps, ou il y a eu trop de tentatives. Veuillez vous reconnecter.',
  account_locked:
    'Vous avez verrouillé ce compte. Pour le rouvrir, changez de mot de passe avec le code que nous vous envoyons par e-mail.',
  second_factor_required: 'Veuillez saisir un code de votre application d’authentification, ou un code de secours.',
  two_factor_on: 'La double authentification est déjà activée.',
  two_factor_off: 'La double authentification est désactivée.',
  set_up_expired: 'La mise en place a pris trop de temps. Veuillez recommencer.',
  wrong_code: ({ triesLeft: left }) =>
    left === 0
      ? 'Ce code n’est pas correct. Veuillez vous reconnecter.'
      : `Ce code n’est pas correct, ou il a déjà servi. Il reste ${left} ${left < 2 ? 'tentative' : 'tentatives'}.`,
  mailed_code_missing: 'Veuillez saisir les 6 chiffres que nous vous avons envoyés',
  mailed_code_wrong: 'Ce code n’est pas correct, ou il a expiré.',
  step_up_required: 'Veuillez confirmer que c’est bien vous.',
  step_up_unavailable:
    'Nous ne pouvons pas vous envoyer de code pour le moment. Ajoutez d’abord une clé d’accès ou une application d’authentification, dans Sécurité.',
} satisfies PhraseWords<
  typeof secondFactorFaults & typeof secondFactorRefusals & typeof stepUpFaults & typeof stepUpRefusals
>;
