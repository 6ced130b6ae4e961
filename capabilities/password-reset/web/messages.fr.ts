import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { resetRefusals } from '../refusals.ts';
import type { resetFaults } from '../rules.ts';

export default {
  forgotMessages: {
    pageTitle: 'Mot de passe oublié',
    title: 'Mot de passe oublié ?',
    lead: 'Dites-nous qui vous êtes. Si ce compte existe, nous envoyons un code à son adresse e-mail.',
    lowerLimits: amount =>
      `Un nouveau mot de passe abaisse vos plafonds pendant 24 heures : au plus ${amount} peuvent entrer, et au plus autant sortir.`,
    mailOff: 'Ce service n’envoie pas d’e-mails pour le moment.',
    mailOffText: 'Aucun code ne peut donc vous parvenir. Veuillez écrire à l’assistance.',
    toSupport: 'Contacter l’assistance',
    identifier: 'Téléphone, e-mail ou nom d’utilisateur',
    identifierHelper: 'Un numéro hors du Nigeria avec son indicatif, par exemple +33',
    sendCode: 'Envoyer le code',
    sendingCode: 'Envoi...',
    sendByText: 'Par SMS plutôt',
    byTextHelper: 'Un SMS ne part que vers un numéro confirmé par son titulaire. Sinon, le code va à l’adresse e-mail.',
    sendFailed: 'Le code n’a pas pu être envoyé.',
    dismiss: 'Fermer',
    back: 'Retour à la connexion',
    codeTitle: 'Saisissez le code',
    codeLead: 'Si ce compte existe, nous avons envoyé un code. Il est valable une seule fois, pendant 15 minutes.',
    code: 'Code reçu par e-mail',
    codeByText: 'Code reçu par SMS ou par e-mail',
    password: 'Nouveau mot de passe',
    showPassword: 'Afficher le mot de passe',
    confirmation: 'Confirmer le nouveau mot de passe',
    showConfirmation: 'Afficher la confirmation',
    reset: 'Définir le nouveau mot de passe',
    resetting: 'Enregistrement...',
    resetFailed: 'Le mot de passe n’a pas pu être changé.',
    again: 'Envoyer un nouveau code',
    sentAgain: 'Si ce compte existe, un nouveau code est en route.',
    other: 'Utiliser un autre compte',
    doneTitle: 'Votre mot de passe est changé',
    doneLead: 'Tous les appareils ont été déconnectés. Connectez-vous avec votre nouveau mot de passe.',
    limitsLowered: amount => `Pendant 24 heures, au plus ${amount} peuvent entrer, et au plus autant sortir.`,
    signIn: 'Se connecter',
  },
  pinResetMessages: {
    forgot: 'Code PIN oublié ?',
    title: 'Réinitialiser le code PIN',
    close: 'Fermer',
    lead: 'Nous envoyons un code à votre adresse e-mail. Avec ce code et votre mot de passe, vous définissez un nouveau code PIN.',
    lowerLimits: amount =>
      `Un nouveau code PIN abaisse vos plafonds pendant 24 heures : au plus ${amount} peuvent entrer, et au plus autant sortir.`,
    sendCode: 'Envoyer le code',
    sending: 'Envoi...',
    sendFailed: 'Le code n’a pas pu être envoyé.',
    sent: 'Nous avons envoyé un code à votre adresse e-mail. Il est valable une seule fois, pendant 15 minutes.',
    code: 'Code reçu par e-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    newPin: 'Nouveau code PIN',
    confirmPin: 'Confirmer le code PIN',
    reset: 'Définir le nouveau code PIN',
    resetting: 'Enregistrement...',
    failed: 'Le code PIN n’a pas pu être changé.',
    done: 'Code PIN modifié',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_code: 'Ce code n’est pas le bon, ou il a expiré. Demandez-en un nouveau.',
  code_missing: 'Saisissez le code que nous avons envoyé',
  code_channel_unknown: 'Choisissez e-mail ou SMS',
} satisfies PhraseWords<typeof resetRefusals & typeof resetFaults>;
