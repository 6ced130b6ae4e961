import { catalogue, translated } from '@wura/browser/messages';

/** Four short lines, read in less than a second each. */
export const splashMessages = catalogue({
  hold: 'Hold your money.',
  send: 'Send it to anyone.',
  cost: 'See the cost first.',
  know: 'Know where it is.',
  skip: 'Tap to skip',
});

translated(
  { splashMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    ig: () => import('./messages.ig.ts'),
    yo: () => import('./messages.yo.ts'),
  },
);
