import type * as english from './browser-messages.ts';
import type { Translations } from './messages.ts';
import type { Sentences } from './sentences.ts';

export default {
  connectionMessages: {
    offline: 'Vous êtes hors ligne. Rien n’a été envoyé.',
    lost: 'La connexion a été perdue. Vérifiez votre réseau et réessayez.',
    timeout: 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
    reference: requestId => `Référence : ${requestId}`,
  },
  dateMessages: {
    today: time => `Aujourd’hui, ${time}`,
    yesterday: time => `Hier, ${time}`,
  },
  spokenMessages: {
    both: (major, majorUnit, minor, minorUnit) => `${major} ${majorUnit} ${minor} ${minorUnit}`,
    one: (amount, unit) => `${amount} ${unit}`,
    minus: amount => `moins ${amount}`,
    units: {
      NGN: { major: 'nairas', minor: 'kobos' },
      USD: { major: 'dollars', minor: 'cents' },
      GBP: { major: 'livres', minor: 'pence' },
      EUR: { major: 'euros', minor: 'centimes' },
    },
  },
} satisfies Translations<typeof english>;

/** What any call may be answered. */
export const sentences: Sentences = {
  'The request body is not valid JSON.': 'Le contenu de la requête n’est pas du JSON valide.',
  'The request names a field this call does not know.': 'La requête contient un champ que cet appel ne connaît pas.',
  'Idempotency-Key must be 1 to 128 visible characters.':
    'Idempotency-Key doit compter de 1 à 128 caractères visibles.',
  'The request could not be read.': 'La requête n’a pas pu être lue.',
  'Please sign in to continue.': 'Veuillez vous connecter pour continuer.',
  'This page is out of date. Reload it and try again.': 'Cette page n’est plus à jour. Rechargez-la et réessayez.',
  'Not found.': 'Introuvable.',
  'The request is too large.': 'La requête est trop volumineuse.',
  'Send JSON with the content type application/json.': 'Envoyez du JSON avec le type de contenu application/json.',
  'Please check the form and try again.': 'Vérifiez le formulaire et réessayez.',
  'Too many requests. Please wait a moment and try again.': 'Trop de demandes. Patientez un instant, puis réessayez.',
  'Something failed on our side. No money has moved because of this call.':
    'Une erreur s’est produite de notre côté. Aucun argent n’a bougé à la suite de cette demande.',
  'We are very busy. Please try again in a moment.':
    'Nous recevons beaucoup de demandes. Veuillez réessayer dans un instant.',
  'Your role does not include this.': 'Votre rôle ne le permet pas.',
  'Send a form as multipart/form-data.': 'Envoyez un formulaire au format multipart/form-data.',
  'The form could not be read.': 'Le formulaire n’a pas pu être lu.',
};
