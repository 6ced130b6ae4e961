import { catalogue, translated } from '@wura/browser/messages';

/** What the frame says of verification; the screen brings its own words when it is opened. */
export const kycTitle = catalogue({ title: 'KYC Verification' });

translated(
  { kycTitle },
  {
    fr: () => import('./title-messages.fr.ts'),
    es: () => import('./title-messages.es.ts'),
    pcm: () => import('./title-messages.pcm.ts'),
    ha: () => import('./title-messages.ha.ts'),
    yo: () => import('./title-messages.yo.ts'),
    ig: () => import('./title-messages.ig.ts'),
  },
);
