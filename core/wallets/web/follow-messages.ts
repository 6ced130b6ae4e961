import { catalogue, translated } from '@wura/browser/messages';

/** The live page of a payment, handed on from its receipt. */
export const followMessages = catalogue({
  follow: 'Share live tracking',
  shareText: 'Follow this payment on Wura',
  copied: 'Link copied',
  making: 'Preparing...',
  failed: 'The link could not be made. Please try again.',
});

translated(
  { followMessages },
  {
    fr: () => import('./follow-messages.fr.ts'),
    es: () => import('./follow-messages.es.ts'),
    pcm: () => import('./follow-messages.pcm.ts'),
    ha: () => import('./follow-messages.ha.ts'),
    yo: () => import('./follow-messages.yo.ts'),
    ig: () => import('./follow-messages.ig.ts'),
  },
);
