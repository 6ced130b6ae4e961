import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  paidViews: { getPaid: 'Cobrar', pay: 'Pagar una solicitud', trader: 'Modo comerciante' },
} satisfies Translations<typeof english>;
