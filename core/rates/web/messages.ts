import { catalogue, translated } from '@wura/browser/messages';
import { rateFaults, rateRefusals } from '../refusals.ts';

export const rateMessages = catalogue({
  ofTime: (when: string, source: string) => `Mid-market rates of ${when}, ${source}`,
  simulated: (when: string) => `Sandbox rates of ${when}, of no real market`,
  none: 'No fresh exchange rate.',
  estimate: 'Estimate.',
  without: (wallets: string) => `Without ${wallets}: no fresh exchange rate`,
});

translated(
  { rateMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...rateRefusals, ...rateFaults },
);
