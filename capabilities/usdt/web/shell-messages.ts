import { catalogue, translated } from '@wura/browser/messages';
import { usdtPhrases } from '../refusals.ts';

/** What the shell and the history say before the view is loaded. */
export const usdtMessages = catalogue({ title: 'USDT Wallet' });

translated(
  { usdtMessages },
  {
    fr: () => import('./shell-messages.fr.ts'),
    es: () => import('./shell-messages.es.ts'),
    pcm: () => import('./shell-messages.pcm.ts'),
    ha: () => import('./shell-messages.ha.ts'),
    yo: () => import('./shell-messages.yo.ts'),
    ig: () => import('./shell-messages.ig.ts'),
  },
  usdtPhrases,
);
