import { catalogue, translated } from '@wura/browser/messages';
import { bankRefusals } from '../refusals.ts';
import { bankFaults } from '../rules.ts';

export const sendMessages = catalogue({
  lead: 'To any bank in Nigeria, or to a Wura customer. You see the whole price first.',
  toCustomer: 'Sending to a Wura customer? We charge nothing.',
  bank: 'Bank',
  bankPlaceholder: 'Choose a bank',
  bankSearch: 'Search banks',
  banksLoading: 'Loading banks...',
  banksFailed: 'Failed to fetch banks',
  retry: 'Retry',
  close: 'Close',
  noBank: (query: string) => `No bank matches “${query}”`,
  usedOn: (day: string) => `Used on ${day}`,
  accountNumber: 'Account number',
  accountHelper: '10 digits. We ask the bank whose it is.',
  chooseBankFirst: 'Now choose the bank.',
  likelyBanks: 'This number could be at',
  onWura: (name: string) => `${name} is on Wura`,
  sendFree: 'Send free, at once',
  checking: 'Checking name...',
  notValidated: 'Failed to validate account',
  notValidatedAdvice: 'Check the number or bank.',
  confirmedByBank: 'Name confirmed by the bank',
  noWallet: 'No NGN wallet found',
  openWallet: 'Open one with a deposit',
  remark: 'Remark (optional)',
  remarkHelper: 'The receiver sees it.',
  next: 'Continue',
  nextNeeds: {
    numberAndAmount: 'Enter an account number and an amount.',
    number: 'Enter an account number.',
    bankAndAmount: 'Choose the bank and enter an amount.',
    bank: 'Choose the bank.',
    amount: 'Enter an amount.',
  },
  pricing: 'Working out the fee...',
  priceFailed: 'The fee could not be worked out.',
  failed: 'Transfer failed',
  notDebited: 'No money left your wallet.',
  nothingSentText: 'We asked for half a minute, and the transfer never arrived with us. You may send it again.',
});

export const reviewMessages = catalogue({
  summary: 'Summary',
  steps: 'Step 2 of 3: review',
  sending: 'You are sending',
  bankAccount: (bank: string, digits: string) => `${bank}, ${digits}`,
  to: 'To',
  arrives: 'Arrives',
  usually: 'Usually within 1 minute',
  remark: 'Remark',
  fees: 'How fees are worked out',
  firstTime: 'First time sending to this account',
  firstTimeText: 'Call them and confirm the number. We cannot pull money back once the bank accepts it.',
  again: (minutes: number) =>
    minutes === 0
      ? 'You sent the same amount to this account less than a minute ago'
      : `You sent the same amount to this account ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`,
  againText: 'Send it again only if you mean to pay twice.',
  send: (amount: string) => `Send ${amount}`,
  pinNext: 'Next, enter your 4-digit PIN',
  pinFirst: 'Next, set your 4-digit PIN',
  notYet: '—',
});

export const outcomeMessages = catalogue({
  sending: (amount: string, name: string) => `Sending ${amount} to ${name}`,
  complete: 'Transfer Complete',
  confirmed: (bank: string, time: string) => `${bank} confirmed it at ${time}`,
  pending: 'Transfer pending',
  pendingBy: (bank: string, by: string) =>
    `Pending. ${bank} has not answered yet. It will be sent or returned to your wallet by ${by}. Do not send again.`,
  pendingPlain: (bank: string) => `Pending. ${bank} has not answered yet. We will notify you. Do not send again.`,
  mayLeave: 'You can leave this page.',
  failed: 'Transfer failed',
  refunded: (amount: string) => `Failed, refunded. ${amount} is back in your naira wallet.`,
  band: 'PENDING',
  chips: { completed: 'Completed', pending: 'Pending', refunded: 'Failed, refunded' },
  to: 'To',
  from: 'From',
  wuraAccount: (digits: string) => `Wura, ${digits}`,
  bankAccount: (bank: string, digits: string) => `${bank}, ${digits}`,
  total: 'Total',
  remark: 'Remark',
  sessionId: 'Session ID',
  copySession: 'Copy session ID',
});

export const savedMessages = catalogue({
  title: 'Saved accounts',
  recent: 'Paid lately',
  nameChanged: 'The name of this saved account has changed',
  nameChangedText: (saved: string, now: string) =>
    `You saved it as ${saved}; its bank now says ${now}. Ask the person before you send anything.`,
  onWura: 'on Wura',
  manage: 'Manage',
  sendTo: (name: string, bank: string) => `Send to ${name}, ${bank}`,
  save: 'Save beneficiary',
  saving: 'Saving...',
  saved: 'Beneficiary saved',
  saveFailed: 'Failed to save the beneficiary. Please try again.',
  search: 'Search saved accounts',
  empty: 'No saved accounts yet',
  emptyText: 'After a transfer you can save who it went to.',
  noMatch: (query: string) => `No saved account matches “${query}”`,
  account: (bank: string, digits: string) => `${bank}, ${digits}`,
  nicknameHelper: 'Only you see it. Empty: the name from the bank.',
});

translated(
  { sendMessages, reviewMessages, outcomeMessages, savedMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...bankRefusals, ...bankFaults },
);
