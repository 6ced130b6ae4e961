import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  twoFactorMessages: {
    title: 'Double authentification',
    lead: 'En plus de votre mot de passe, la connexion demande un code d’une application de votre téléphone. Un mot de passe découvert n’ouvre alors plus rien.',
    loading: 'Chargement...',
    failed: 'Le chargement a échoué.',
    retry: 'Réessayer',
    since: day => `Activée : ${day}`,
    codesLeft: count => `Il reste ${count} ${count < 2 ? 'code' : 'codes'} de secours`,
    codesFew: 'Créez de nouveaux codes de secours avant d’en manquer.',
    turnOn: 'Activer',
    turnOff: 'Désactiver',
    newCodes: 'Nouveaux codes de secours',
    passwordLead: 'D’abord votre mot de passe, pour que personne d’autre ne fasse cela à votre place.',
    continue: 'Continuer',
    checking: 'Vérification...',
    scanTitle: 'Ajoutez Wura à votre application',
    scanLead:
      'Ouvrez une application d’authentification, comme Google Authenticator, Aegis ou 1Password, et scannez ceci.',
    scanAlt: 'Code QR pour votre application d’authentification',
    typeInstead: 'Ou saisissez-y cette clé :',
    openApp: 'Ouvrir mon application d’authentification',
    copy: 'Copier',
    copyKey: 'Copier la clé',
    copied: 'Copié',
    code: 'Code affiché par l’application',
    confirm: 'Activer',
    codesTitle: 'Conservez vos codes de secours',
    codesLead:
      'Chacun ouvre votre compte une fois si vous perdez votre téléphone. Ils ne sont affichés que maintenant : notez-les, ou gardez le fichier ailleurs que sur votre téléphone.',
    copyCodes: 'Copier les codes de secours',
    save: 'Enregistrer dans un fichier',
    fileHead: 'Codes de secours Wura. Chacun sert une fois.',
    kept: 'Je les ai conservés',
    offLead: 'Votre mot de passe suffira alors à nouveau pour ouvrir votre compte.',
    isOff: 'La double authentification est désactivée',
    newCodesLead: 'Les codes que vous avez n’ouvriront plus rien.',
  },
} satisfies Translations<typeof english>;
