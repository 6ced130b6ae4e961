import { catalogue, translated } from '@wura/browser/messages';
import { remarkFaults } from '../remarks.ts';

/** Beside the field of a remark; what is wrong with one is said in the same file. */
export const remarkMessages = catalogue({ remarkCount: (used: number, max: number) => `${used}/${max}` });

translated(
  { remarkMessages },
  {
    fr: () => import('./remark-messages.fr.ts'),
    es: () => import('./remark-messages.es.ts'),
    pcm: () => import('./remark-messages.pcm.ts'),
    ha: () => import('./remark-messages.ha.ts'),
    yo: () => import('./remark-messages.yo.ts'),
    ig: () => import('./remark-messages.ig.ts'),
  },
  remarkFaults,
);
