import { catalogue, translated } from '@wura/browser/messages';
// The words of its refusals, which stand in the form too.
import '@wura/policy/web/messages';
import { ownLimitFaults } from '../refusals.ts';

export const ownLimitMessages = catalogue({
  title: 'Your own limits',
  lead: 'Hold yourself to less than your tier allows. Lowering a limit works at once; raising it needs your second factor.',
  loading: 'Loading your limits...',
  failed: 'Failed to load your limits.',
  retry: 'Retry',
  perPayment: 'One payment, at most',
  perDay: 'A day, at most',
  asTier: (limit: string) => `As your tier: ${limit}`,
  change: 'Change limits',
  formLead: (limit: string) => `Your tier allows ${limit} a day. Leave a field empty for no limit of your own.`,
  save: 'Save limits',
  saving: 'Saving...',
  saved: 'Your limits are changed.',
  transfers: 'Instant transfers',
  transfersHelper: 'To bank accounts, other customers and USDT addresses',
  transfersOffNow:
    'Off: nothing leaves to others until you switch it on. Bills, cards and your own wallets work as before.',
  switchOn: 'Switch on transfers',
  isOff: 'Transfers to others are off.',
  isOn: 'Transfers to others are on.',
  confirm: 'Confirm',
  begins: (when: string) => `Asked for, begins ${when}:`,
  nextPayment: (limit: string) => `One payment: ${limit}`,
  nextDay: (limit: string) => `A day: ${limit}`,
  nextOn: 'Instant transfers on',
  takeBack: 'Take it back',
  takenBack: 'Taken back. Your limits stay as they are.',
  notSaved: 'Could not save that. It is as it was.',
  close: 'Close',
});

translated(
  { ownLimitMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  ownLimitFaults,
);
