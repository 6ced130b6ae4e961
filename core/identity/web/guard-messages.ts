import { catalogue, translated } from '@wura/browser/messages';

/** Where a payment to a payee who was never paid wants the second factor. */
export const guardMessages = catalogue({
  title: 'Confirm this payment',
  lead: 'Nothing has left yet.',
  confirm: 'Confirm',
});

translated(
  { guardMessages },
  {
    fr: () => import('./guard-messages.fr.ts'),
    es: () => import('./guard-messages.es.ts'),
    pcm: () => import('./guard-messages.pcm.ts'),
    ha: () => import('./guard-messages.ha.ts'),
    ig: () => import('./guard-messages.ig.ts'),
    yo: () => import('./guard-messages.yo.ts'),
  },
);
