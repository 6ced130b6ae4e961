import { catalogue, translated } from '@wura/browser/messages';
import { clothFaults } from '../rules.ts';

export const clothMessages = catalogue({
  lead: 'Each day on which money moves in your wallets becomes a motif of a cloth that is yours alone. Your cards and the top of your wallet wear it.',
  month: 'Month',
  loading: 'Weaving your cloth...',
  failed: 'Your cloth could not be drawn.',
  retry: 'Try again',
  share: 'Share this month',
  making: 'Preparing...',
  shareFailed: 'The picture could not be made. Please try again.',
  telling:
    'Whoever sees it learns on which days money moved, and never how much, from whom or to whom. The same history always weaves the same cloth.',
  poster: (month: string) => `Your cloth in ${month}`,
});

translated(
  { clothMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  clothFaults,
);
