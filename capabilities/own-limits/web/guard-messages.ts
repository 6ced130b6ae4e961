import { catalogue, translated } from '@wura/browser/messages';

export const paymentGuardMessages = catalogue({
  title: 'Payment guard',
  lead: 'A payment to an account you never paid needs your second factor at night, and above a sum at any hour. Making it stricter works at once; easing it needs your second factor.',
  night: 'At night',
  hours: (from: string, until: string) => `From ${from} to ${until}`,
  over: 'At any hour, above',
  off: 'Off',
  change: 'Change guard',
  nightOn: 'Guard hours of the night',
  largeOn: 'Guard large sums',
  start: 'From',
  end: 'Until',
  sum: 'Above',
  save: 'Save guard',
  saved: 'Your payment guard is changed.',
  nextNight: (what: string) => `At night: ${what}`,
  nextOver: (what: string) => `Above: ${what}`,
});

translated(
  { paymentGuardMessages },
  {
    fr: () => import('./guard-messages.fr.ts'),
    es: () => import('./guard-messages.es.ts'),
    pcm: () => import('./guard-messages.pcm.ts'),
    ha: () => import('./guard-messages.ha.ts'),
    ig: () => import('./guard-messages.ig.ts'),
    yo: () => import('./guard-messages.yo.ts'),
  },
);
