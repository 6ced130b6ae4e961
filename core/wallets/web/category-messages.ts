import { catalogue, translated } from '@wura/browser/messages';
import { labelFaults, type SpendingCategory } from '../categories.ts';

/** What customers sort their money under. */
export const categoryMessages = catalogue({
  names: {
    groceries: 'Groceries',
    eating_out: 'Eating out',
    transport: 'Transport',
    phone: 'Airtime and data',
    utilities: 'Power and water',
    entertainment: 'TV and fun',
    shopping: 'Shopping',
    housing: 'Rent and home',
    health: 'Health',
    education: 'School and training',
    people: 'People',
    cards: 'Cards',
    savings: 'Savings',
    conversion: 'Conversions',
    income: 'Money in',
    other: 'Other',
  } satisfies Record<SpendingCategory, string>,
});

translated(
  { categoryMessages },
  {
    fr: () => import('./category-messages.fr.ts'),
    es: () => import('./category-messages.es.ts'),
    pcm: () => import('./category-messages.pcm.ts'),
    ha: () => import('./category-messages.ha.ts'),
    yo: () => import('./category-messages.yo.ts'),
    ig: () => import('./category-messages.ig.ts'),
  },
  labelFaults,
);
