import { catalogue, translated } from '@wura/browser/messages';

/** The live page of one payment, for both its sides. */
export const trackMessages = catalogue({
  pageTitle: 'Follow the money',
  loading: 'Looking up the payment...',
  payment: 'Payment',
  way: 'Its way',
  steps: {
    held: 'Held: it has left the sender’s wallet',
    sent: 'Sent to the bank',
    at_bank: 'At the bank',
    arrived: 'Arrived',
    returned: 'Returned to the sender',
  },
  stepsElsewhere: {
    held: 'It has left the sender’s wallet',
    sent: 'Sent',
    at_bank: 'Being carried out',
    arrived: 'Arrived',
    returned: 'Returned to the sender',
  },
  notYet: 'Not yet',
  says: {
    completed: 'The money has arrived.',
    pending: 'The money is on its way. This page follows it by itself.',
    failed: 'It did not go through. All of the money went back to the sender.',
  },
  chips: { completed: 'Arrived', pending: 'On its way', failed: 'Returned' },
  by: (date: string) => `It arrives or goes back by ${date}.`,
  underWay: (time: string) => `${time} under way`,
  to: 'To',
  from: 'From',
  reference: 'Reference',
  session: 'Session ID',
  checkedAt: (time: string) => `As it stood at ${time}.`,
  sandbox: 'Made in a sandbox: no real money moved.',
  checkReceipt: 'Check the receipt',
  none: 'No such payment',
  noneText: 'Check the link. Do not rely on a payment that cannot be found here.',
  failed: 'The payment could not be looked up.',
  retry: 'Try again',
});

translated(
  { trackMessages },
  {
    fr: () => import('./track-messages.fr.ts'),
    es: () => import('./track-messages.es.ts'),
    pcm: () => import('./track-messages.pcm.ts'),
    ha: () => import('./track-messages.ha.ts'),
    yo: () => import('./track-messages.yo.ts'),
    ig: () => import('./track-messages.ig.ts'),
  },
);
