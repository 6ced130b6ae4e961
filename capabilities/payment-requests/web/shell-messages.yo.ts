import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  paidViews: { getPaid: 'Gba owó', pay: 'San ìbéèrè', trader: 'Ipò oníṣòwò' },
} satisfies Translations<typeof english>;
