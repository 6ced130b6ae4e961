import { catalogue, translated } from '@wura/browser/messages';

/** What the menus say: nothing else of this room is fetched with the shell. */
export const potViews = catalogue({ title: 'Pots' });

translated(
  { potViews },
  {
    fr: () => import('./shell-messages.fr.ts'),
    es: () => import('./shell-messages.es.ts'),
    pcm: () => import('./shell-messages.pcm.ts'),
    ha: () => import('./shell-messages.ha.ts'),
    yo: () => import('./shell-messages.yo.ts'),
    ig: () => import('./shell-messages.ig.ts'),
  },
);
