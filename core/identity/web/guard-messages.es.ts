import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  guardMessages: {
    title: 'Confirme este pago',
    lead: 'Aún no ha salido nada.',
    confirm: 'Confirmar',
  },
} satisfies Translations<typeof english>;
