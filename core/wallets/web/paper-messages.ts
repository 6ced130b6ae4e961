import { catalogue, translated } from '@wura/browser/messages';

/** What every receipt of a payment says, whatever was paid. */
export const paperMessages = catalogue({
  receipt: 'Receipt',
  brand: 'Wura',
  completed: 'Completed',
  fee: 'Fee',
  noFee: 'No fee',
  date: 'Date',
  reference: 'Reference',
  copyReference: 'Copy reference',
  copied: 'Copied',
  done: 'Done',
  close: 'Close receipt',
});

translated(
  { paperMessages },
  {
    fr: () => import('./paper-messages.fr.ts'),
    es: () => import('./paper-messages.es.ts'),
    pcm: () => import('./paper-messages.pcm.ts'),
    ha: () => import('./paper-messages.ha.ts'),
    yo: () => import('./paper-messages.yo.ts'),
    ig: () => import('./paper-messages.ig.ts'),
  },
);
