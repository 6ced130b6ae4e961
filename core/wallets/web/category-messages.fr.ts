import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { labelFaults } from '../categories.ts';
import type * as english from './category-messages.ts';

export default {
  categoryMessages: {
    names: {
      groceries: 'Courses',
      eating_out: 'Restaurants',
      transport: 'Transport',
      phone: 'Crédit et données',
      utilities: 'Électricité et eau',
      entertainment: 'Télé et loisirs',
      shopping: 'Achats',
      housing: 'Loyer et maison',
      health: 'Santé',
      education: 'École et formation',
      people: 'Proches',
      cards: 'Cartes',
      savings: 'Épargne',
      conversion: 'Conversions',
      income: 'Argent reçu',
      other: 'Autre',
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  category_unknown: 'Choisissez une des catégories',
  note_too_long: 'Une note peut compter au plus 200 caractères',
  note_unusable: 'Une note peut contenir des lettres, des chiffres et des signes visibles',
} satisfies PhraseWords<typeof labelFaults>;
