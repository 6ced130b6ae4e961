import { catalogue, translated } from '@wura/browser/messages';
import { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import { dataFaults } from '../rules.ts';

export const dataMessages = catalogue({
  title: 'Buy Data Bundle',
  quick: 'Data',
  menuDetail: 'Daily, weekly and monthly plans',
  lead: 'For any phone in Nigeria, at the network’s own price. There within a minute.',
  what: (network: string, plan: string) => `${network} data, ${plan}`,
  noWallet: 'Wallet ID is missing.',
  walletsFailed: 'Failed to fetch wallet information',
  complete: 'Data payment successful',
  failed: 'Payment failed. Please try again.',
  planGone: 'The plan of last time is not sold any more. Please choose another.',
});

export const planMessages = catalogue({
  plan: 'Data plan',
  chooseNetwork: 'Enter a number or choose a network to see its plans.',
  search: 'Search plans',
  groups: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', other: 'Other' },
  loading: 'Loading data plans...',
  none: 'No plans available for the selected network.',
  noMatch: (query: string) => `No plan matches “${query}”`,
  retry: 'Retry',
  loadFailed: 'Failed to load data plans. Please try again.',
  signInAgain: 'Authentication failed. Please log in again.',
  serverError: 'Server error...',
  invalid: 'Invalid data received from server.',
});

translated(
  { dataMessages, planMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...dataFaults, ...dataRefusals, ...dataReasons, ...dataPhrases },
);
