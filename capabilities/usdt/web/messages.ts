import { catalogue, translated } from '@wura/browser/messages';
import { usdtReasons, usdtRefusals, withdrawalReasons } from '../refusals.ts';
import { usdtFaults } from '../rules.ts';

export const walletMessages = catalogue({
  loading: 'Loading wallets...',
  walletFailed: 'Failed to fetch USDT wallet',
  retry: 'Retry',
  none: 'No USDT wallet yet',
  noneText:
    'Keep dollars as USDT. You get an address of your own on TRON (TRC-20) to receive it, and can send it anywhere.',
  create: 'Create USDT Wallet',
  creating: 'Creating...',
  createFailed: 'Failed to create USDT wallet',
  created: 'Your USDT wallet is ready',
  balance: 'USDT balance',
  tether: 'Tether on TRON (TRC-20)',
  history: 'See its transactions',
  ways: 'Receive or send',
  receive: 'Receive',
  send: 'Send',
});

export const receiveMessages = catalogue({
  only: 'TRON (TRC-20) only',
  onlyText: 'Send only USDT on TRON (TRC-20) to this address. Anything else is lost.',
  least: (amount: string, confirmations: number) =>
    `Send at least ${amount}. It is yours after ${confirmations} confirmations, about a minute.`,
  loading: 'Loading your address...',
  failed: 'Failed to fetch deposit address',
  retry: 'Retry',
  address: 'Your address',
  copy: 'Copy address',
  copied: 'Address copied',
  qr: 'QR code of your address',
});

export const underwayMessages = catalogue({
  title: 'Lately on TRON',
  receiving: 'Receiving',
  sending: 'Sending',
  received: 'Received',
  sent: 'Sent',
  from: (address: string) => `from ${address}`,
  to: (address: string) => `to ${address}`,
  counted: (done: number, of: number) => `${done} of ${of} confirmations`,
  signing: 'Being signed',
  waiting: 'Waiting for the network',
  gone: 'The network dropped it. Nothing was credited; ask the sender.',
  chips: { pending: 'Pending', completed: 'Completed', failed: 'Failed, refunded', gone: 'Dropped' },
});

export const sendMessages = catalogue({
  to: 'Address',
  toHelper: 'On TRON (TRC-20) only: it begins with T.',
  paste: 'Paste',
  checked: 'Spelt right. On TRON (TRC-20).',
  customer: 'A Wura customer’s address. Free, and there at once.',
  firstTime: 'You have never sent USDT there. Send a small amount first to test it.',
  checkFailed: 'The address could not be checked.',
  next: 'Continue',
  pricing: 'Working out the fee...',
  priceFailed: 'The fee could not be worked out.',
  failed: 'Transfer failed',
  notDebited: 'No money left your wallet.',
  nothingSentText: 'We asked for half a minute, and the transfer never arrived with us. You may send it again.',
  saved: 'Saved addresses',
  use: 'Send to',
  remove: (label: string) => `Remove ${label}`,
  removeFailed: 'The address could not be removed. Please try again.',
  waits: (from: string) => `Can be sent to from ${from}`,
  save: 'Save this address',
  label: 'Name of this address',
  keep: 'Save',
  saving: 'Saving...',
  kept: 'Address saved',
  saveFailed: 'The address could not be saved. Please try again.',
});

export const reviewMessages = catalogue({
  steps: 'Step 2 of 3: review',
  sending: 'You are sending',
  to: 'To',
  customer: 'Wura customer',
  network: 'Network',
  amount: 'Amount',
  total: 'Total from your USDT wallet',
  leftAfter: (amount: string) => `${amount} left after`,
  arrives: 'Arrives',
  aboutAMinute: 'In about a minute',
  atOnce: 'At once',
  final: 'Cannot be reversed',
  finalText: 'Compare the first and last six characters. USDT that was sent to a wrong address cannot be called back.',
  test: 'First time to this address',
  testText: 'Send a small amount first, and the rest once it has arrived.',
  send: (amount: string) => `Send ${amount}`,
  pinNext: 'Next, enter your 4-digit PIN',
  pinFirst: 'Next, create your 4-digit PIN',
});

export const outcomeMessages = catalogue({
  sending: (amount: string, to: string) => `Sending ${amount} to ${to}`,
  complete: 'Transfer Complete',
  arrived: 'It is final on TRON (TRC-20).',
  arrivedInside: 'It is in their USDT wallet.',
  pending: 'Transfer pending',
  pendingText: 'The TRON network is confirming it. This takes about a minute. Do not send again.',
  mayLeave: 'You may leave this page.',
  failed: 'Transfer failed',
  refunded: (amount: string) => `Failed, refunded. ${amount} is back in your USDT wallet.`,
  band: 'PENDING',
  chips: { completed: 'Completed', pending: 'Pending', refunded: 'Failed, refunded' },
  to: 'To',
  network: 'Network',
  inside: 'Within Wura',
  total: 'Total',
});

translated(
  { walletMessages, receiveMessages, underwayMessages, sendMessages, reviewMessages, outcomeMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...usdtRefusals, ...usdtReasons, ...withdrawalReasons, ...usdtFaults },
);
