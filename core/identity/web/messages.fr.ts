import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { identityRefusals, identityReasons } from '../refusals.ts';
import type { identityFaults } from '../rules.ts';

export default {
  pinMessages: {
    pin: 'Code PIN à 4 chiffres',
    pinHelper: 'Le code de vos opérations, pas celui de votre carte',
    newPin: 'Nouveau code PIN',
    password: 'Votre mot de passe',
    passwordHelper: 'Votre connexion date un peu : nous vous le demandons une fois de plus.',
    showPassword: 'Afficher le mot de passe',
    confirmPin: 'Confirmer le code PIN',
    easyToGuess: 'Ce code est facile à deviner. Un autre sera plus sûr.',
    enterTitle: 'Saisissez votre code PIN',
    setTitle: 'Créer un code PIN',
    set: 'Créer le code PIN',
    setting: 'Création du code PIN...',
    close: 'Fermer',
    failed: 'Le code PIN n’a pas pu être créé ou modifié',
    lockedUntil: time => `Code PIN bloqué jusqu’à ${time}`,
    lockedForGood: 'Code PIN bloqué jusqu’à sa réinitialisation',
    lockedText:
      'Trop de tentatives erronées. Rien n’a été envoyé. Attendez jusque-là, ou réinitialisez votre code avec un code reçu par e-mail.',
    enterAgain: 'Saisir à nouveau le code PIN',
    setLead:
      'Chaque virement bancaire le demande. Nous ne le demandons jamais par téléphone, par courrier ni par messagerie.',
    send: amount => `Envoyer ${amount}`,
    setAndSend: amount => `Créer le code et envoyer ${amount}`,
    pay: amount => `Payer ${amount}`,
    setAndPay: amount => `Créer le code et payer ${amount}`,
    to: name => `à ${name}`,
  },
  passwordMessages: {
    rules: 'Votre mot de passe doit contenir',
    length: '8 caractères ou plus',
    cases: 'Une majuscule et une minuscule',
    number: 'Un chiffre',
    met: 'respecté',
    notMet: 'pas encore',
  },
  countryMessages: {
    names: {
      US: 'États-Unis',
      CA: 'Canada',
      GB: 'Royaume-Uni',
      AU: 'Australie',
      DE: 'Allemagne',
      FR: 'France',
      NG: 'Nigeria',
      KE: 'Kenya',
      GH: 'Ghana',
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_credentials: 'Identifiants incorrects',
  pin_required: 'Saisissez votre code PIN pour confirmer ce paiement.',
  password_required: 'Saisissez votre mot de passe pour créer un code PIN.',
  pin_not_set: 'Créez d’abord un code PIN.',
  pin_locked: () => 'Votre code PIN est bloqué après trop de tentatives erronées. Réessayez plus tard.',
  account_frozen: 'Votre compte est suspendu : aucun argent ne peut bouger. Veuillez contacter l’assistance.',
  duplicate: 'Déjà enregistré.',
  invalid_pin: ({ attemptsLeft: left }) => {
    if (left === 0) return 'Code PIN erroné. Il est bloqué pour un moment, afin de protéger votre argent.';
    return `Code PIN erroné. Il reste ${left} ${left < 2 ? 'tentative' : 'tentatives'}.`;
  },
  pin_set_already: 'Vous avez déjà un code PIN. Vous pouvez le modifier.',
  pin_switched_off: 'Votre code PIN est désactivé après trop de tentatives erronées. Réinitialisez-le d’abord.',
  first_name_too_short: 'Le prénom doit compter au moins 2 caractères',
  first_name_too_long: 'Le prénom doit compter au plus 100 caractères',
  first_name_unusable: 'Le prénom contient un caractère qui ne peut pas être utilisé',
  last_name_too_short: 'Le nom doit compter au moins 2 caractères',
  last_name_too_long: 'Le nom doit compter au plus 100 caractères',
  last_name_unusable: 'Le nom contient un caractère qui ne peut pas être utilisé',
  email_invalid: 'Saisissez une adresse e-mail valide',
  username_invalid:
    'Le nom d’utilisateur doit compter de 3 à 20 caractères (lettres, chiffres et tirets bas uniquement)',
  phone_invalid: 'Saisissez un numéro de téléphone valide',
  too_young: 'Vous devez avoir au moins 13 ans',
  password_too_long: 'Le mot de passe doit compter au plus 128 caractères',
  password_weak: 'Le mot de passe doit compter au moins 8 caractères, avec une majuscule, une minuscule et un chiffre',
  password_guessable: 'Ce mot de passe est facile à deviner. Veuillez en choisir un autre',
  passwords_differ: 'Les mots de passe ne correspondent pas',
  country_missing: 'Choisissez un pays',
  state_invalid: 'Choisissez un État.',
  address_too_short: 'Indiquez une adresse complète',
  address_too_long: 'L’adresse doit compter au plus 300 caractères',
  address_unusable: 'L’adresse contient un caractère qui ne peut pas être utilisé',
  terms_not_agreed: 'Vous devez accepter les conditions générales',
  identifier_missing: 'Saisissez votre numéro de téléphone, votre e-mail ou votre nom d’utilisateur',
  password_missing: 'Saisissez votre mot de passe',
  password_wrong: 'Ce n’est pas votre mot de passe.',
  pin_invalid: 'Le code PIN doit compter exactement 4 chiffres',
  pin_and_confirmation_missing: 'Le code PIN et sa confirmation sont requis',
  pins_differ: 'Le code PIN et sa confirmation ne correspondent pas',
  pins_missing: 'Tous les champs du code PIN sont requis',
  current_pin_invalid: 'Le code PIN actuel doit compter exactement 4 chiffres',
  new_pin_same: 'Le nouveau code PIN doit être différent de l’actuel',
  email_taken: 'Cette adresse e-mail est déjà enregistrée.',
  phone_taken: 'Ce numéro de téléphone est déjà enregistré.',
  username_taken: 'Ce nom d’utilisateur est déjà pris.',
  not_on_or_off: 'Choisissez activé ou désactivé',
  language_unknown: 'Choisissez l’une des langues proposées',
  auto_lock_minutes_unknown: 'Choisissez 1, 2, 5, 10, 15 ou 30 minutes',
} satisfies PhraseWords<typeof identityRefusals & typeof identityReasons & typeof identityFaults>;
