import type { Translations } from '@wura/browser/messages';
import type * as english from './status-messages.ts';

export default {
  serviceMessages: {
    title: 'Ce qui fonctionne en ce moment',
    loading: 'Nous interrogeons les prestataires...',
    failed: 'L’état des services n’a pas pu être demandé.',
    retry: 'Réessayer',
    works: 'Fonctionne',
    off: 'Pas proposé ici',
    stopped: 'Suspendu par nous',
    down: 'Le prestataire ne répond pas',
    status: 'État du service',
    fees: 'Ce que tout coûte',
  },
} satisfies Translations<typeof english>;
