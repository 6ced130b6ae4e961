import { catalogue, translated } from '@wura/browser/messages';

export const clothView = catalogue({ title: 'Your cloth' });

translated(
  { clothView },
  {
    fr: () => import('./shell-messages.fr.ts'),
    es: () => import('./shell-messages.es.ts'),
    pcm: () => import('./shell-messages.pcm.ts'),
    ha: () => import('./shell-messages.ha.ts'),
    yo: () => import('./shell-messages.yo.ts'),
    ig: () => import('./shell-messages.ig.ts'),
  },
);
