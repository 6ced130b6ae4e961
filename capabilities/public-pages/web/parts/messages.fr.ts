import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  partsMessages: {
    sample: 'Chiffres d’exemple',
    samplePeople: 'Personnes et chiffres d’exemple',
    sampleLink: 'Voir les frais du jour',
    learnMore: 'En savoir plus',
    about: subject => `sur : ${subject}`,
  },
  serviceMessages: {
    unknown: 'Pas encore interrogé',
    up: 'Oui, tout répond',
    readOnly: 'En partie. On peut consulter, mais rien payer ni changer',
    down: 'Non. Le service répond, sa base de données non',
    lost: 'Votre navigateur n’a reçu aucune réponse',
  },
} satisfies Translations<typeof english>;
