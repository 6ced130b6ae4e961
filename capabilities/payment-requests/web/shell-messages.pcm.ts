import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  paidViews: { getPaid: 'Collect money', pay: 'Pay request', trader: 'Trader mode' },
} satisfies Translations<typeof english>;
