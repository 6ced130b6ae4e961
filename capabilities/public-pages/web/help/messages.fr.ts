import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  helpMessages: {
    lead: 'D’abord les réponses. Si la vôtre n’y est pas, une personne est là.',
    search: 'Chercher dans les réponses',
    showAll: count => `Les ${count} réponses`,
    nothing: 'Aucune réponse ne contient tous ces mots. Essayez-en moins, ou demandez-nous.',
    answers: 'Questions et réponses',
    mine: 'Vos demandes',
    none: 'Vous n’avez rien en cours chez nous.',
    loading: 'Chargement de vos demandes...',
    listFailed: 'Certaines de vos demandes n’ont pas pu être chargées.',
    retry: 'Réessayer',
    found: count => (count < 2 ? `${count} réponse` : `${count} réponses`),
  },
} satisfies Translations<typeof english>;
