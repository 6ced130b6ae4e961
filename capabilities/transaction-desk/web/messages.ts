import { translated } from '@wura/browser/messages';
import { deskPhrases } from '../phrases.ts';

// What the history says: every customer downloads it.

translated(
  {},
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  deskPhrases,
);
