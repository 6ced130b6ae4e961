import type { Translations } from '@wura/browser/messages';
import type * as english from './paper-messages.ts';

export default {
  paperMessages: {
    receipt: 'Rasit',
    brand: 'Wura',
    completed: 'Ya kammala',
    fee: 'Caji',
    noFee: 'Babu caji',
    date: 'Kwanan wata',
    reference: 'Lambar bincike',
    copyReference: 'Kwafi lambar bincike',
    copied: 'An kwafi',
    done: 'An gama',
    close: 'Rufe rasit',
  },
} satisfies Translations<typeof english>;
