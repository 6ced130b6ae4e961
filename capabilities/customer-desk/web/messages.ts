import { catalogue, translated } from '@wura/browser/messages';

export const frozenMessages = catalogue({
  title: 'Your account is frozen',
  what: 'You can look at everything, but no money can leave your wallets for now. Your money is still yours.',
  reason: 'The reason:',
  support: 'Write to support',
});

translated(
  { frozenMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
);
