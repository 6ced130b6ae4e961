import { catalogue, translated } from '@wura/browser/messages';

/** The full screen of a stall. */
export const traderMessages = catalogue({
  title: 'Trader mode',
  close: 'Leave trader mode',
  amount: 'Amount to be paid',
  show: 'Show the code',
  making: 'Making the code...',
  anyAmount: 'Code for any amount',
  check: 'Check a receipt',
  print: 'Print a standee',
  scanToPay: 'Scan to pay',
  scanToPayMe: (name: string) => `Scan to pay ${name}`,
  youSay: 'The payer says how much',
  waiting: 'Waiting. This turns green only when the money is in your wallet.',
  cancel: 'Cancel',
  received: 'Received',
  from: (name: string) => `from ${name}`,
  inWallet: 'The money is in your wallet.',
  next: 'Next customer',
  qr: 'Square code to pay',
  failed: 'The code could not be made. Please try again.',
  noFee: 'We charge nothing. It arrives at once.',
  ended: 'This code can no longer be paid.',
});

/** Whether a receipt that a customer holds up is real. */
export const checkMessages = catalogue({
  title: 'Check a receipt',
  close: 'Close',
  hint: 'Hold the receipt’s square code inside the frame',
  denied: 'The camera cannot be used here. Allow it in your browser, or choose a picture.',
  upload: 'Choose a picture',
  none: 'No code is seen in this picture. Do not rely on it.',
  checking: 'Checking...',
  verdict: {
    real: 'Real',
    other: 'Real, but not paid to you',
    pending: 'Pending',
    returned: 'Money returned',
    false: 'False',
  },
  advice: {
    real: 'The money has arrived. Hold the time against your own wallet.',
    other: 'The payment is complete, and its receiver is another person.',
    pending: 'The money has not arrived. Do not hand over the goods yet.',
    returned: 'The money went back to the sender. You were not paid.',
    false: 'This is no receipt of ours. Do not hand over the goods.',
  },
  paidTo: (name: string) => `Paid to ${name}`,
  another: 'Check another',
  unasked: 'It could not be checked. Do not rely on it yet.',
});

translated(
  { traderMessages, checkMessages },
  {
    fr: () => import('./trader-messages.fr.ts'),
    es: () => import('./trader-messages.es.ts'),
    pcm: () => import('./trader-messages.pcm.ts'),
    ha: () => import('./trader-messages.ha.ts'),
    yo: () => import('./trader-messages.yo.ts'),
    ig: () => import('./trader-messages.ig.ts'),
  },
);
