import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/operator/orders': { who: 'operators' },
    'GET /api/operator/orders/{id}': { who: 'operators' },
    'POST /api/operator/orders/{id}': { who: 'operators' },
  },
};
