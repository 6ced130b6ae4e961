import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { labelFaults } from '../categories.ts';
import type * as english from './category-messages.ts';

export default {
  categoryMessages: {
    names: {
      groceries: 'Kayan abinci',
      eating_out: 'Cin abinci a waje',
      transport: 'Sufuri',
      phone: 'Katin waya da data',
      utilities: 'Wuta da ruwa',
      entertainment: 'TV da nishaɗi',
      shopping: 'Siyayya',
      housing: 'Haya da gida',
      health: 'Lafiya',
      education: 'Makaranta da horo',
      people: 'Mutane',
      cards: 'Katuna',
      savings: 'Ajiya',
      conversion: 'Canjin kuɗi',
      income: 'Kuɗin da ya shigo',
      other: 'Sauran',
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  category_unknown: 'Ku zaɓi ɗaya daga rukunonin',
  note_too_long: 'Bayani kada ya wuce haruffa 200',
  note_unusable: 'Bayani ya ƙunshi haruffa, lambobi da alamomin da ake iya gani',
} satisfies PhraseWords<typeof labelFaults>;
