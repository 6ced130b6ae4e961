import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  guardMessages: {
    title: 'Confirmez ce paiement',
    lead: 'Rien n’est encore parti.',
    confirm: 'Confirmer',
  },
} satisfies Translations<typeof english>;
