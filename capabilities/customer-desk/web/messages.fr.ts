import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  frozenMessages: {
    title: 'Votre compte est bloqué',
    what: 'Vous pouvez tout consulter, mais aucun argent ne peut sortir de vos portefeuilles pour le moment. Votre argent reste le vôtre.',
    reason: 'Le motif :',
    support: 'Écrire à l’assistance',
  },
} satisfies Translations<typeof english>;
