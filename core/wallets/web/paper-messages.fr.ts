import type { Translations } from '@wura/browser/messages';
import type * as english from './paper-messages.ts';

export default {
  paperMessages: {
    receipt: 'Reçu',
    brand: 'Wura',
    completed: 'Effectué',
    fee: 'Frais',
    noFee: 'Sans frais',
    date: 'Date',
    reference: 'Référence',
    copyReference: 'Copier la référence',
    copied: 'Copié',
    done: 'Terminé',
    close: 'Fermer le reçu',
  },
} satisfies Translations<typeof english>;
