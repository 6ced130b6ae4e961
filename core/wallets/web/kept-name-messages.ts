import { catalogue, translated } from '@wura/browser/messages';

/** Before a payment to what was saved under another name. */
export const keptNameMessages = catalogue({
  title: 'The name has changed',
  text: (kept: string, now: string) => `You saved ${kept}. The name is now ${now}.`,
  ask: 'Call the person before you send anything: it may be another person’s account.',
  answer: (now: string) => `I have checked, and I want to send to ${now}`,
});

translated(
  { keptNameMessages },
  {
    fr: () => import('./kept-name-messages.fr.ts'),
    es: () => import('./kept-name-messages.es.ts'),
    pcm: () => import('./kept-name-messages.pcm.ts'),
    ha: () => import('./kept-name-messages.ha.ts'),
    ig: () => import('./kept-name-messages.ig.ts'),
    yo: () => import('./kept-name-messages.yo.ts'),
  },
);
