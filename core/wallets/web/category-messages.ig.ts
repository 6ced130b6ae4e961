import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { labelFaults } from '../categories.ts';
import type * as english from './category-messages.ts';

export default {
  categoryMessages: {
    names: {
      groceries: 'Nri na ihe oriri',
      eating_out: 'Iri nri n’èzí',
      transport: 'Njem',
      phone: 'Kredit ekwentị na data',
      utilities: 'Ọkụ na mmiri',
      entertainment: 'TV na ntụrụndụ',
      shopping: 'Ịzụ ahịa',
      housing: 'Ụgwọ ụlọ na ezinụlọ',
      health: 'Ahụike',
      education: 'Akwụkwọ na ọzụzụ',
      people: 'Ndị mmadụ',
      cards: 'Kaadị',
      savings: 'Ego echekwara',
      conversion: 'Mgbanwe ego',
      income: 'Ego batara',
      other: 'Ndị ọzọ',
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  category_unknown: 'Biko họrọ otu n’ime ngalaba',
  note_too_long: 'Ndetu agaghị akarị mkpụrụ edemede 200',
  note_unusable: 'Ndetu nwere ike inwe mkpụrụ edemede, nọmba na akara a na-ahụ anya',
} satisfies PhraseWords<typeof labelFaults>;
