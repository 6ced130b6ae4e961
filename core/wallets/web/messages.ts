import { catalogue, translated } from '@wura/browser/messages';
import { ledgerRefusals } from '@wura/ledger/contract';
import { paymentPhrases, providerRefusals } from '@wura/provider-payments/contract';
import { walletRefusals, walletFaults, movementPhrases } from '../refusals.ts';

export const addWalletMessages = catalogue({
  title: 'Add a wallet',
  lead: 'Each currency has one wallet of its own. Opening one is free; it shows at once, with a balance of zero.',
  currency: 'Currency',
  placeholder: 'Choose a currency',
  search: 'Search currencies',
  close: 'Close',
  loading: 'Loading currencies...',
  failed: 'Could not load currencies.',
  retry: 'Retry',
  noMatch: (query: string) => `No currency matches “${query}”`,
  submit: 'Create Wallet',
  submitting: 'Creating wallet...',
  done: (name: string) => `${name} wallet created`,
  refused: 'Failed to create the wallet. Please try again.',
  hasAll: 'You hold a wallet in every currency we support.',
});

export const balanceMessages = catalogue({
  hidden: 'Balance hidden',
});

export const walletListMessages = catalogue({
  failed: 'Failed to fetch wallets',
  retry: 'Retry',
  dismiss: 'Dismiss',
});

export const processingMessages = catalogue({
  slow: 'This is taking longer than usual. Your money is safe.',
  checking: 'We lost the connection. We are checking this transfer; do not send again.',
  mayLeave: 'You can leave this page. The transfer will show in your transactions if it was made.',
  checkingBill: 'We lost the connection. We are checking this payment; do not pay again.',
  mayLeaveBill: 'You can leave this page. The payment will show in your transactions if it was made.',
  toWallet: 'Go to wallet',
});

export const feeMessages = catalogue({
  fee: 'Fee',
  noFee: 'No fee',
});

export const amountMessages = catalogue({
  amount: 'Amount',
  balance: (amount: string) => `Balance ${amount}`,
  useAll: 'Use all',
});

export const priceMessages = catalogue({
  amount: 'Amount',
  total: 'Total from Naira wallet',
  leftAfter: (amount: string) => `${amount} left after`,
  notYet: '—',
});

export const failureMessages = catalogue({
  notDebited: 'No money left your wallet.',
  refunded: (amount: string) => `Failed, refunded. ${amount} is back in your naira wallet.`,
  reference: (reference: string) => `Reference: ${reference}`,
  nothingSent: 'Nothing was sent.',
  dismiss: 'Dismiss',
});

export const paymentPageMessages = catalogue({
  back: 'Back to wallet',
  backToForm: 'Back to the form',
});

export const payeeRowMessages = catalogue({
  none: 'Those you pay will stand here, one press away.',
  failed: 'Could not load those you pay.',
  retry: 'Retry',
});

export const savedMessages = catalogue({
  edit: (name: string) => `Rename ${name}`,
  nickname: 'Name of your own',
  keep: 'Save',
  keeping: 'Saving...',
  cancel: 'Cancel',
  renameFailed: 'Failed to rename. Please try again.',
  remove: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} deleted`,
  undo: 'Undo',
  removeFailed: (name: string) => `${name} could not be deleted. Please try again.`,
  close: 'Close',
});

export const receiptMessages = catalogue({
  share: 'Share receipt',
  download: 'Download PDF',
  making: 'Preparing...',
  saved: 'Receipt saved as a picture',
  failed: 'Failed to prepare the receipt. Please try again.',
});

translated(
  {
    addWalletMessages,
    balanceMessages,
    walletListMessages,
    processingMessages,
    feeMessages,
    amountMessages,
    priceMessages,
    failureMessages,
    paymentPageMessages,
    payeeRowMessages,
    savedMessages,
    receiptMessages,
  },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    ig: () => import('./messages.ig.ts'),
    yo: () => import('./messages.yo.ts'),
  },
  { ...ledgerRefusals, ...providerRefusals, ...paymentPhrases, ...walletRefusals, ...walletFaults, ...movementPhrases },
);
