import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  guardMessages: {
    title: 'Fìdí ìsanwó yìí múlẹ̀',
    lead: 'Kò tíì sí ohun tó jáde.',
    confirm: 'Fìdí múlẹ̀',
  },
} satisfies Translations<typeof english>;
