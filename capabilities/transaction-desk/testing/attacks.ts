import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/operator/transactions': { who: 'operators' },
    'GET /api/operator/movement-categories': { who: 'operators' },
    'GET /api/operator/transactions/{id}': { who: 'operators' },
    'POST /api/operator/transactions/{id}/requery': { who: 'operators' },
    'POST /api/operator/transactions/{id}/return': { who: 'operators' },
    'POST /api/operator/transactions/{id}/correct': { who: 'operators' },
    'GET /api/operator/house-wallets': { who: 'operators' },
    'GET /api/operator/taxes': { who: 'operators' },
    'POST /api/operator/customers/{id}/credit': { who: 'operators' },
  },
};
