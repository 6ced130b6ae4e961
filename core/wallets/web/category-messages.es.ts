import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { labelFaults } from '../categories.ts';
import type * as english from './category-messages.ts';

export default {
  categoryMessages: {
    names: {
      groceries: 'Compras de comida',
      eating_out: 'Comer fuera',
      transport: 'Transporte',
      phone: 'Recargas y datos',
      utilities: 'Luz y agua',
      entertainment: 'TV y ocio',
      shopping: 'Compras',
      housing: 'Alquiler y hogar',
      health: 'Salud',
      education: 'Escuela y formación',
      people: 'Personas',
      cards: 'Tarjetas',
      savings: 'Ahorro',
      conversion: 'Conversiones',
      income: 'Dinero recibido',
      other: 'Otros',
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  category_unknown: 'Elija una de las categorías',
  note_too_long: 'Una nota puede tener como máximo 200 caracteres',
  note_unusable: 'Una nota puede tener letras, cifras y signos visibles',
} satisfies PhraseWords<typeof labelFaults>;
