import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks<never> = {
  access: {
    'GET /api/spending': { who: 'customers' },
    'PUT /api/spending/budgets': { who: 'customers' },
  },
  samples: {
    'GET /api/spending': () => ({ query: { month: '2026-11' } }),
    'PUT /api/spending/budgets': () => ({ body: { currency: 'NGN', category: 'groceries', amount: '500' } }),
  },
};
