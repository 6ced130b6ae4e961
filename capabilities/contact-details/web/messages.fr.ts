import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { contactFaults, contactRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  contactMessages: {
    title: 'E-mail et téléphone',
    lead: 'Où nous vous joignons, et avec quoi vous vous connectez.',
    loading: 'Chargement...',
    email: 'E-mail',
    phone: 'Numéro de téléphone',
    confirmed: 'Confirmé',
    notConfirmed: 'Pas encore confirmé',
    confirm: 'Confirmer',
    confirmEmail: 'Confirmer votre e-mail',
    confirmPhone: 'Confirmer votre numéro de téléphone',
    change: 'Modifier',
    changeEmail: 'Modifier votre e-mail',
    changePhone: 'Modifier votre numéro de téléphone',
    changeLead: 'Nous envoyons un code à l’ancien et au nouveau. Les autres appareils sont ensuite déconnectés.',
    newEmail: 'Nouvel e-mail',
    newPhone: 'Nouveau numéro de téléphone',
    lostEmail: 'Je ne peux plus lire l’ancien. Envoyez son code à mon téléphone.',
    lostPhone: 'Je n’ai plus l’ancien numéro. Envoyez son code à mon e-mail.',
    send: 'Envoyer les codes',
    sending: 'Envoi...',
    sentTo: to => `Nous avons envoyé un code à ${to}.`,
    oldCode: to => `Code envoyé à ${to}`,
    newCode: to => `Code envoyé à ${to}`,
    again: 'Envoyer de nouveaux codes',
    finish: 'Confirmer',
    checking: 'Vérification...',
    done: 'Vos coordonnées sont modifiées',
    thanks: 'Confirmé. Merci.',
    failed: 'Cela n’a pas marché et rien n’a changé. Veuillez réessayer.',
    retry: 'Réessayer',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  contact_codes_wrong: 'Un code n’est pas le bon, ou il a expiré. Vérifiez-les, ou demandez-en de nouveaux.',
  contact_confirmed_already: 'C’est déjà confirmé.',
  undo_code_wrong: 'Ce code n’est pas le bon, ou le délai pour annuler est passé.',
  contact_not_texted:
    'Nous n’envoyons pas de SMS à ce numéro. Utilisez un numéro mobile d’un pays que nous desservons.',
  channel_off: 'Nous ne pouvons pas y envoyer de code pour le moment. Réessayez plus tard.',
  contact_code_missing: 'Entrez les 6 chiffres du code',
  undo_code_missing: 'Entrez le code du message',
  contact_same: 'C’est ce que nous avons déjà.',
  contact_one_at_a_time: 'Modifiez une chose à la fois.',
} satisfies PhraseWords<typeof contactRefusals & typeof contactFaults>;
