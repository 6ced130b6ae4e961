import { catalogue, translated } from '@wura/browser/messages';

/** Before a payment to an account that is taken for another at a glance. */
export const lookalikeMessages = catalogue({
  title: 'This is not the account you paid before',
  digits: (name: string) => `You paid ${name} before. The two numbers look almost the same.`,
  bank: (name: string) => `You paid ${name} before, under the same number at another bank.`,
  ends: 'You sent to an address before that begins or ends like this one. Swindlers make such addresses so that theirs is copied in its place.',
  before: 'Paid before',
  now: 'This one',
  compared: 'I have compared all of it, and I mean this address',
});

translated(
  { lookalikeMessages },
  {
    fr: () => import('./lookalike-messages.fr.ts'),
    es: () => import('./lookalike-messages.es.ts'),
    pcm: () => import('./lookalike-messages.pcm.ts'),
    ha: () => import('./lookalike-messages.ha.ts'),
    yo: () => import('./lookalike-messages.yo.ts'),
    ig: () => import('./lookalike-messages.ig.ts'),
  },
);
