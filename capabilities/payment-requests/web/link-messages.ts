import { catalogue, translated } from '@wura/browser/messages';

/** The page of a link, for a stranger who was given it. */
export const linkMessages = catalogue({
  pageTitle: 'A request for money',
  loading: 'Looking up the request...',
  asks: (name: string) => `${name} asks you for`,
  asksOpen: (name: string) => `${name} asks you for money`,
  username: (name: string) => `@${name} on Wura`,
  note: 'For',
  until: (date: string) => `To be paid by ${date}`,
  free: 'We charge nothing. It arrives at once.',
  caution: 'Pay only if you know who asks, and what it is for. A payment cannot be taken back.',
  pay: (amount: string) => `Pay ${amount}`,
  payOpen: 'Pay',
  signIn: 'Sign in to pay',
  signUp: 'Create an account',
  status: {
    open: 'Open',
    paid: 'Paid',
    returned: 'Sent back',
    expired: 'Expired',
    withdrawn: 'Taken back',
    declined: 'Declined',
  },
  ended: {
    paid: 'This request is paid',
    returned: 'This request was paid, and the money was sent back',
    expired: 'This request has expired',
    withdrawn: 'This request was taken back',
    declined: 'This request was declined',
  },
  endedText: {
    paid: 'Nobody can pay it again.',
    returned: 'Nobody can pay it again. Ask for a new one.',
    expired: 'Ask for a new one. No money has moved.',
    withdrawn: 'No money has moved.',
    declined: 'No money has moved.',
  },
  none: 'No such request',
  noneText: 'Check the link, or ask for it again. No money has moved.',
  failed: 'The request could not be looked up.',
  retry: 'Try again',
});

translated(
  { linkMessages },
  {
    fr: () => import('./link-messages.fr.ts'),
    es: () => import('./link-messages.es.ts'),
    pcm: () => import('./link-messages.pcm.ts'),
    ha: () => import('./link-messages.ha.ts'),
    yo: () => import('./link-messages.yo.ts'),
    ig: () => import('./link-messages.ig.ts'),
  },
);
