import { catalogue, translated } from '@wura/browser/messages';

export const billsMessages = catalogue({
  title: 'Bills',
  facts: { always: '24/7 Available', instant: 'Instant Processing', secure: 'Secure Payments' },
  factsLabel: 'About paying bills',
  choose: 'What would you like to pay?',
  none: 'There is nothing to pay here yet',
});

export const miscellaneousMessages = catalogue({
  title: 'Miscellaneous',
  detail: 'Everything that is not a monthly bill',
  back: 'Back to bills',
  choose: 'What do you need?',
  none: 'There is nothing to ask for here yet',
});

translated(
  { billsMessages, miscellaneousMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
);
