import { catalogue, translated } from '@wura/browser/messages';

export const helpMenuMessages = catalogue({ title: 'Help & Support' });

translated(
  { helpMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
);
