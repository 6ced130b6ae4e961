import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/fees': { who: 'anybody' },
    'GET /api/price': { who: 'anybody' },
    'GET /api/limits': { who: 'customers' },
  },
  samples: {
    'GET /api/price': () => ({ query: { kind: 'bank_transfer', amount: '150', currency: 'NGN' } }),
  },
};
