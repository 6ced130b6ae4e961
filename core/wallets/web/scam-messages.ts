import { catalogue, translated } from '@wura/browser/messages';

/** Before a payment that is unlike the others. */
export const scamMessages = catalogue({
  title: 'Stop and think before you send',
  trick:
    'Did someone call, write or stand beside you and tell you to send this? We never ask you to move money to keep it safe, and neither does your bank or the police.',
  answer: 'Nobody told me to send this, and I know who gets it',
  first: (name: string) => `You have not paid ${name} lately.`,
  reasons: {
    large: 'It is far more than you usually send.',
    night: 'It is night. Banks and friends are hard to reach.',
  },
});

translated(
  { scamMessages },
  {
    fr: () => import('./scam-messages.fr.ts'),
    es: () => import('./scam-messages.es.ts'),
    pcm: () => import('./scam-messages.pcm.ts'),
    ha: () => import('./scam-messages.ha.ts'),
    yo: () => import('./scam-messages.yo.ts'),
    ig: () => import('./scam-messages.ig.ts'),
  },
);
