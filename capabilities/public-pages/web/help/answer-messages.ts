import { catalogue, translated } from '@wura/browser/messages';
import type { Answer } from './find-answers.ts';

/** The answers in languages that have no public pages; those that have read the ones of their pages, and none stand here. */
export const ownAnswers = catalogue({ items: [] as readonly Answer[] });

translated(
  { ownAnswers },
  {
    fr: () => import('./answer-messages.fr.ts'),
    es: () => import('./answer-messages.es.ts'),
    pcm: () => import('./answer-messages.pcm.ts'),
    ha: () => import('./answer-messages.ha.ts'),
    yo: () => import('./answer-messages.yo.ts'),
    ig: () => import('./answer-messages.ig.ts'),
  },
);
