import type { Translations } from '@wura/browser/messages';
import type * as english from './paper-messages.ts';

export default {
  paperMessages: {
    receipt: 'Rịsịtị',
    brand: 'Wura',
    completed: 'Emezuola',
    fee: 'Ego ọrụ',
    noFee: 'Ego ọrụ adịghị',
    date: 'Ụbọchị',
    reference: 'Nọmba ntụaka',
    copyReference: 'Depụtaghari nọmba ntụaka',
    copied: 'Edepụtaghariala',
    done: 'Emechara',
    close: 'Mechie rịsịtị',
  },
} satisfies Translations<typeof english>;
