import { catalogue, translated } from '@wura/browser/messages';

export const helpMenuMessages = catalogue({ title: 'Help & Support' });

translated(
  { helpMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
);
