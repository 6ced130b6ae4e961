import { catalogue, translated } from '@wura/browser/messages';
import { intraRefusals } from '../refusals.ts';
import { intraFaults } from '../rules.ts';

export const transferMessages = catalogue({
  title: 'Intra Transfer',
  quick: 'Transfer',
  lead: 'Send to another Wura customer. It is free and arrives at once.',
  leadPriced: 'Send to another Wura customer. We charge nothing, and it arrives at once.',
  accountNumber: 'Account number',
  accountHelper: 'The 10 digits of their Wura account, or their @username',
  recent: 'Sent to lately',
  remark: 'Remark',
  remarkHelper: 'Optional. They read it in their history.',
  search: 'Search',
  searching: 'Searching...',
  nameOnWura: 'Wura customer',
  wallet: 'Wallet',
  walletOption: (name: string, balance: string) => `${name}, ${balance}`,
  next: 'Continue',
  loadingWallets: 'Loading wallets...',
  noWallets: 'No wallets yet',
  searchNotThere: 'User search endpoint not implemented on server',
  searchFailed: 'Failed to search user',
  failed: 'Transfer failed. Please try again.',
  nothingSentText: 'We asked for half a minute, and the transfer never arrived with us. You may send it again.',
});

export const reviewMessages = catalogue({
  summary: 'Summary',
  question: (amount: string, name: string) => `Send ${amount} to ${name}?`,
  free: 'Free. Arrives at once.',
  sending: 'You are sending',
  to: 'To',
  account: (digits: string) => `Wura, ${digits}`,
  amount: 'Amount',
  total: (wallet: string) => `Total from ${wallet} wallet`,
  leftAfter: (amount: string) => `${amount} left after`,
  arrives: 'Arrives',
  atOnce: 'At once',
  remark: 'Remark',
  caution: 'Check the name. A transfer to a customer cannot be taken back.',
  send: (amount: string) => `Send ${amount}`,
  close: 'Back to the form',
  notYet: '—',
});

export const outcomeMessages = catalogue({
  sending: (amount: string, name: string) => `Sending ${amount} to ${name}`,
  complete: 'Transfer Complete',
  arrived: (name: string, time: string) => `${name} received it at ${time}`,
  to: 'To',
  from: 'From',
  account: (digits: string) => `Wura, ${digits}`,
  remark: 'Remark',
});

translated(
  { transferMessages, reviewMessages, outcomeMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    ig: () => import('./messages.ig.ts'),
    yo: () => import('./messages.yo.ts'),
  },
  { ...intraRefusals, ...intraFaults },
);
