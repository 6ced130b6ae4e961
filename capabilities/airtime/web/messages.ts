import { catalogue, translated } from '@wura/browser/messages';
import { airtimePhrases, airtimeReasons } from '../refusals.ts';
import { airtimeFaults } from '../rules.ts';

export const airtimeMessages = catalogue({
  title: 'Airtime Payment',
  quick: 'Airtime',
  menuDetail: 'MTN, Airtel, Glo and 9mobile',
  lead: 'For any phone in Nigeria. Free, and there within a minute.',
  quickAmounts: 'Quick amounts',
  what: (network: string) => `${network} airtime`,
  noWallet: 'No default wallet found',
  walletsFailed: 'Failed to fetch wallet information',
  complete: 'Airtime payment successful',
  failed: 'Payment failed',
  refused: 'Payment error',
});

translated(
  { airtimeMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...airtimeFaults, ...airtimePhrases, ...airtimeReasons },
);
