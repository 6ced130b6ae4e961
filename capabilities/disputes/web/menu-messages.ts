import { catalogue, translated } from '@wura/browser/messages';
import { recallPhrases } from '../recall-phrases.ts';

export const disputeMenuMessages = catalogue({ title: 'Reported problems' });

translated(
  { disputeMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
  recallPhrases,
);
