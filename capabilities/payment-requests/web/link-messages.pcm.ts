import type { Translations } from '@wura/browser/messages';
import type * as english from './link-messages.ts';

export default {
  linkMessages: {
    pageTitle: 'Person dey ask for money',
    loading: 'We dey look for di request...',
    asks: name => `${name} dey ask you for`,
    asksOpen: name => `${name} dey ask you for money`,
    username: name => `@${name} for Wura`,
    note: 'For',
    until: date => `Pay am by ${date}`,
    free: 'We no dey charge anything. E go reach now now.',
    caution: 'Pay only if you know who dey ask, and wetin e be for. You no fit collect payment back.',
    pay: amount => `Pay ${amount}`,
    payOpen: 'Pay',
    signIn: 'Log in to pay',
    signUp: 'Open account',
    status: {
      open: 'Open',
      paid: 'Paid',
      returned: 'Dem send am back',
      expired: 'Expired',
      withdrawn: 'Dem take am back',
      declined: 'Dem reject am',
    },
    ended: {
      paid: 'Dem don pay dis request',
      returned: 'Dem pay dis request, and di money don go back',
      expired: 'Dis request don expire',
      withdrawn: 'Dem don take dis request back',
      declined: 'Dem don reject dis request',
    },
    endedText: {
      paid: 'Nobody fit pay am again.',
      returned: 'Nobody fit pay am again. Ask for new one.',
      expired: 'Ask for new one. No money move.',
      withdrawn: 'No money move.',
      declined: 'No money move.',
    },
    none: 'Dat request no dey',
    noneText: 'Check di link, or ask for am again. No money move.',
    failed: 'We no fit look for di request.',
    retry: 'Try again',
  },
} satisfies Translations<typeof english>;
