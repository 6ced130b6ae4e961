import type { Translations } from '@wura/browser/messages';
import type * as english from './scam-messages.ts';

export default {
  scamMessages: {
    title: 'Réfléchissez avant d’envoyer',
    trick:
      'Quelqu’un vous a-t-il appelé, écrit ou dit sur place d’envoyer cet argent ? Ni nous, ni votre banque, ni la police ne vous demandons jamais de déplacer de l’argent pour le protéger.',
    answer: 'Personne ne m’a dit d’envoyer cet argent, et je sais qui le reçoit',
    first: name => `Vous n’avez pas payé ${name} récemment.`,
    reasons: {
      large: 'C’est bien plus que d’habitude.',
      night: 'C’est la nuit. Banques et amis sont difficiles à joindre.',
    },
  },
} satisfies Translations<typeof english>;
