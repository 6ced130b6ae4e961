import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  limitsMessages: {
    title: 'Your limits',
    tier: tier => `Tier ${tier}`,
    tiers: {
      1: 'Registered',
      2: 'BVN and NIN don check',
      3: 'Identity don verify',
    },
    loading: 'Limits dey load...',
    failed: 'Your limits no gree load.',
    retry: 'Try again',
    outToday: 'Wetin you send today',
    usedOf: (used, limit) => `${used} of ${limit}`,
    left: left => `You fit still send ${left} today.`,
    resets: when => `E go start again ${when}`,
    holding: 'Balance',
    noLimit: 'No limit',
    single: 'Biggest single deposit',
    firstDay: until => `New account, device or password get small limits for one day. Di full limits go come ${until}.`,
    next: tier => `Wetin tier ${tier} allow`,
    perDay: 'Send per day',
    balanceUpTo: 'Balance up to',
    verify: 'Verify your identity',
    highest: 'You dey di highest tier.',
    bar: percent => `${percent} % don use`,
    barUnderOne: 'Wetin don use never reach 1 %',
    guardian: 'Link guardian',
    blocked: {
      identity: 'Abeg verify your BVN or NIN before you move money.',
      age: 'If you never reach 18, money go move only when guardian dey linked to your account.',
      contact: 'Abeg confirm your email address or your phone number before you move money.',
    },
  },
} satisfies Translations<typeof english>;
