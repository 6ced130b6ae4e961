import { catalogue, translated } from '@wura/browser/messages';
import { cablePhrases, cableReasons, cableRefusals } from '../refusals.ts';
import { cableFaults } from '../rules.ts';

export const cableMessages = catalogue({
  title: 'Cable Subscription',
  quick: 'TV',
  detail: 'DStv, GOtv and StarTimes',
  accountLead: 'First the account, then the bouquet, then the payment.',
  paymentLead: 'What it costs, and who is told.',
  stepOf: (step: number) => `Step ${step} of 3`,
  failed: 'Payment failed',
  refused: 'Payment error',
  walletsFailed: 'Failed to fetch wallet information',
  noWallet: 'No default wallet found',
  overLimit: 'This is more than you can still send today.',
  provider: 'TV provider',
  providersLoading: 'Loading TV providers...',
  providersFailed: 'Failed to load TV providers',
  retry: 'Retry',
  smartcard: 'Smartcard number',
  smartcardHelper: '10 or 11 digits, also called IUC number.',
  verify: 'Verify account',
  verifying: 'Verifying account...',
  verifyFailed: 'Failed to verify account details',
  lookupMissing: (provider: string) =>
    `Account lookup route not available for ${provider}. Please update backend to enable real validation.`,
  nothingPaid: 'Nothing was paid.',
  verified: 'Account verified',
  isThisYou: 'Is this the right account?',
  cardOf: (provider: string, card: string) => `${provider}, ${card}`,
  change: 'Change account',
  chooseBouquet: 'Choose a bouquet',
  search: 'Search bouquets',
  noMatch: (query: string) => `No bouquet matches “${query}”`,
  bouquetsLoading: 'Loading bouquets...',
  bouquetsFailed: 'Failed to fetch bouquets',
  noBouquets: 'No bouquet packages available',
  bouquetCount: (count: number) => `${count} ${count === 1 ? 'bouquet' : 'bouquets'}`,
  changeBouquet: 'Change bouquet',
  phone: 'Phone number',
  email: 'Email (optional)',
  emailHelper: 'Left empty, your own address is used.',
});

export const payCableMessages = catalogue({
  complete: 'Cable subscription payment successful',
  smartcard: 'Smartcard',
  keepOn: 'Keep the decoder switched on while the subscription arrives.',
});

translated(
  { cableMessages, payCableMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...cableRefusals, ...cableReasons, ...cablePhrases, ...cableFaults },
);
