import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { labelFaults } from '../categories.ts';
import type * as english from './category-messages.ts';

export default {
  categoryMessages: {
    names: {
      groceries: 'Foodstuff',
      eating_out: 'Chop outside',
      transport: 'Transport',
      phone: 'Airtime and data',
      utilities: 'Light and water',
      entertainment: 'TV and enjoyment',
      shopping: 'Shopping',
      housing: 'Rent and house',
      health: 'Health',
      education: 'School and training',
      people: 'People',
      cards: 'Cards',
      savings: 'Savings',
      conversion: 'Conversions',
      income: 'Money wey enter',
      other: 'Other',
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  category_unknown: 'Abeg choose one of di categories',
  note_too_long: 'Note no suppose pass 200 characters',
  note_unusable: 'Note fit get letters, digits and signs wey person fit see',
} satisfies PhraseWords<typeof labelFaults>;
