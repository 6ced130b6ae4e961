import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyFaults, passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './messages.ts';

export default {
  passkeyMessages: {
    title: 'Clés d’accès',
    lead: 'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de cet appareil. Rien à saisir, et rien qu’une fausse page puisse capter.',
    noDevice:
      'Cet appareil ou cette adresse n’en propose pas. Les clés d’accès demandent une adresse qui porte un nom, comme localhost.',
    loading: 'Chargement...',
    failed: 'Le chargement a échoué.',
    retry: 'Réessayer',
    never: 'Pas encore utilisée',
    lastUsed: when => `Dernière utilisation : ${when}`,
    add: 'Ajouter une clé d’accès',
    addLead: 'D’abord votre mot de passe. Votre appareil demande ensuite votre doigt, votre visage ou son code.',
    adding: 'En attente de votre appareil...',
    cancelled: 'Votre appareil n’a pas créé de clé d’accès. Rien n’a été modifié.',
    added: 'Clé d’accès ajoutée',
    remove: 'Supprimer',
    removeName: name => `Supprimer ${name}`,
    removeLead:
      'Elle ne permettra plus de se connecter ni de confirmer des paiements. Supprimez-la aussi sur l’appareil.',
    removed: 'Clé d’accès supprimée',
    thisDevice: browser => `Clé d’accès créée dans ${browser}`,
    pay: 'Confirmer les paiements avec elle',
    payHelper: 'À la place de votre code PIN, qui reste valable.',
    usePasskey: 'Utiliser l’empreinte ou le visage',
    notSaved: 'Cela n’a pas pu être enregistré. Rien n’a changé.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_name_invalid: 'Donnez-lui un nom de 60 caractères au plus',
  passkey_refused: 'Votre clé d’accès n’a pas été acceptée. Rien n’a été modifié et rien n’a été envoyé.',
  passkey_confirm_email_first:
    'Confirmez d’abord votre adresse e-mail dans Profil. Aucune clé d’accès n’a été ajoutée.',
  too_many_passkeys: 'Vous avez 10 clés d’accès. Supprimez-en une d’abord.',
} satisfies PhraseWords<
  typeof passkeyFaults &
    Pick<typeof passkeyRefusals, 'passkey_refused' | 'passkey_confirm_email_first' | 'too_many_passkeys'>
>;
