import { catalogue, translated } from '@wura/browser/messages';

export const limitsMessages = catalogue({
  title: 'Your limits',
  tier: (tier: number) => `Tier ${tier}`,
  tiers: {
    1: 'Registered',
    2: 'BVN and NIN checked',
    3: 'Identity verified',
  },
  loading: 'Loading limits...',
  failed: 'Failed to load your limits.',
  retry: 'Retry',
  outToday: 'Sent today',
  usedOf: (used: string, limit: string) => `${used} of ${limit}`,
  left: (left: string) => `You can send ${left} more today.`,
  resets: (when: string) => `Starts again ${when}`,
  holding: 'Balance',
  noLimit: 'No limit',
  single: 'Largest single deposit',
  firstDay: (until: string) =>
    `A new account, device or password is held to less for a day. The full limits come ${until}.`,
  next: (tier: number) => `What tier ${tier} allows`,
  perDay: 'Sent a day',
  balanceUpTo: 'Balance up to',
  verify: 'Verify your identity',
  highest: 'You are on the highest tier.',
  bar: (percent: number) => `${percent} % used`,
  barUnderOne: 'Under 1 % used',
  guardian: 'Link a guardian',
  blocked: {
    identity: 'Please verify your BVN or NIN before you move money.',
    age: 'Under 18, money moves only once a guardian is linked to your account.',
    contact: 'Please confirm your email address or your phone number before you move money.',
  },
});

translated(
  { limitsMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
);
