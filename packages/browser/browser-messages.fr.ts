import type * as english from './browser-messages.ts';
import type { Translations } from './messages.ts';
import type { PhraseWords } from './phrase-words.ts';
import type { commonRefusals } from '@wura/wire/refusals';
import type { commonFaults, commonReasons } from '@wura/wire/faults';

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
    months: 'janv févr mars avr mai juin juil août sept oct nov déc',
    monthsLong: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    weekdays: 'dim lun mar mer jeu ven sam',
    monthYear: (month, year) => `${month} ${year}`,
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
  currencyMessages: { names: {} },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_json: 'Le contenu de la requête n’est pas du JSON valide.',
  unknown_field: 'La requête contient un champ que cet appel ne connaît pas.',
  invalid_idempotency_key: 'Idempotency-Key doit compter de 1 à 128 caractères visibles.',
  bad_request: 'La requête n’a pas pu être lue.',
  session_locked: 'Cette session est verrouillée. Déverrouillez-la pour continuer.',
  unauthenticated: 'Veuillez vous connecter pour continuer.',
  xsrf_mismatch: 'Cette page n’est plus à jour. Rechargez-la et réessayez.',
  key_not_allowed: 'Cette clé d’API ne permet pas cet appel.',
  idempotency_key_required: 'Un paiement par clé d’API demande un en-tête Idempotency-Key.',
  forbidden: 'Votre rôle ne le permet pas.',
  not_found: 'Introuvable.',
  too_large: 'La requête est trop volumineuse.',
  unsupported_media_type: 'Envoyez du JSON avec le type de contenu application/json.',
  invalid_input: 'Vérifiez le formulaire et réessayez.',
  too_many_requests: 'Trop de demandes. Patientez un instant, puis réessayez.',
  internal: 'Une erreur s’est produite de notre côté. Aucun argent n’a bougé à la suite de cette demande.',
  busy: 'Nous recevons beaucoup de demandes. Veuillez réessayer dans un instant.',
  field_invalid: 'Vérifiez ce champ',
  field_missing: 'Veuillez remplir ce champ.',
  field_too_long: 'C’est trop long',
  choice_unknown: 'Choisissez l’une des options',
  required_fields: 'Remplissez tous les champs obligatoires',
  amount_invalid: 'Saisissez un montant valide',
  cursor_foreign: 'Ce curseur appartient à une autre liste.',
  limit_out_of_range: 'Demandez de 1 à 100 éléments à la fois',
  not_an_image: 'Choisissez uniquement une image JPEG, JPG ou PNG.',
  file_too_large: 'Le fichier doit faire moins de 5 Mo.',
  form_expected: 'Envoyez un formulaire au format multipart/form-data.',
  form_unreadable: 'Le formulaire n’a pas pu être lu.',
  too_many_tries: ({ minutes }) =>
    `Trop de tentatives erronées. Patientez ${minutes} ${minutes < 2 ? 'minute' : 'minutes'}, puis réessayez.`,
} satisfies PhraseWords<typeof commonRefusals & typeof commonFaults & typeof commonReasons>;
