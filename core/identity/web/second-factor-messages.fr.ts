import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './second-factor-messages.ts';
import type { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';

export default {
  proofMessages: {
    password: 'Votre mot de passe',
    showPassword: 'Afficher le mot de passe',
    code: 'Code de votre application',
    codeHelper: 'Les 6 chiffres qu’elle affiche, ou l’un de vos codes de secours',
    failed: 'Cela n’a pas fonctionné. Rien n’a été modifié. Veuillez réessayer.',
    dismiss: 'Fermer',
    close: 'Fermer',
    cancel: 'Annuler',
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
      : `Ce code n’est pas correct, ou il a déjà servi. Il reste ${left} ${left === 1 ? 'tentative' : 'tentatives'}.`,
} satisfies PhraseWords<typeof secondFactorFaults & typeof secondFactorRefusals>;
