import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  paidViews: { getPaid: 'Se faire payer', pay: 'Payer une demande', trader: 'Mode commerçant' },
} satisfies Translations<typeof english>;
