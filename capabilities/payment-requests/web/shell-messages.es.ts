import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  paidViews: { getPaid: 'Cobrar', pay: 'Pagar una solicitud' },
} satisfies Translations<typeof english>;
