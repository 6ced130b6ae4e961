import { catalogue, translated } from '@wura/browser/messages';
import { billReasons, salePhrases } from '../refusals.ts';

export const networkMessages = catalogue({
  network: 'Network provider',
  looksLike: (likely: string, chosen: string) =>
    `This looks like a number of ${likely}. Go on if it has moved to ${chosen}.`,
});

export const phoneMessages = catalogue({
  phone: 'Phone number',
  helper: '11 digits, such as 0803 123 4567',
  useMine: 'Use my number',
});

export const billMessages = catalogue({
  next: 'Continue',
  pricing: 'Working out the price...',
  priceFailed: 'The price could not be worked out.',
  notDebited: 'No money left your wallet.',
  openWallet: 'Open one with a deposit',
  summary: 'Summary',
  for: 'For',
  notYet: '—',
  nothingSentText: 'We asked for half a minute, and the payment never arrived with us. You may pay again.',
});

export const reviewMessages = catalogue({
  steps: 'Step 2 of 3: review',
  paying: 'You are paying',
  arrives: 'Arrives',
  usually: 'Usually within 1 minute',
  pay: (amount: string) => `Pay ${amount}`,
});

export const outcomeMessages = catalogue({
  paying: (amount: string, what: string) => `Paying ${amount} for ${what}`,
  delivered: (biller: string, time: string) => `${biller} confirmed it at ${time}`,
  pending: 'Payment pending',
  pendingBy: (biller: string, by: string) =>
    `Pending. ${biller} has not answered yet. It will be delivered or refunded by ${by}. Do not pay again.`,
  pendingPlain: (biller: string) => `Pending. ${biller} has not answered yet. We will notify you. Do not pay again.`,
  mayLeave: 'You can leave this page.',
  failed: 'Payment failed',
  refunded: (amount: string) => `Failed, refunded. ${amount} is back in your naira wallet.`,
  band: 'PENDING',
  chips: { completed: 'Completed', pending: 'Pending', refunded: 'Failed, refunded' },
  for: 'For',
  from: 'From',
  account: (digits: string) => `Wura, ${digits}`,
  total: 'Total',
});

/** What stands above a form while no seller has what it buys. */
export const saleMessages = catalogue({
  downTitle: 'This cannot be bought right now',
  down: 'The provider does not answer. Nothing is taken from your wallet. Please try again in a few minutes.',
  stopped: 'We have paused these payments. Nothing is taken from your wallet. Please come back later.',
  off: 'This service is switched off here.',
});

translated(
  { saleMessages, networkMessages, phoneMessages, billMessages, reviewMessages, outcomeMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...salePhrases, ...billReasons },
);
