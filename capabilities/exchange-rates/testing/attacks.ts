import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/rates': { who: 'anybody' },
    'GET /api/rates/history': { who: 'anybody' },
    'GET /api/operator/rates': { who: 'operators' },
    'PUT /api/operator/rates': { who: 'operators' },
  },
  samples: {
    'GET /api/rates': () => ({ query: { base: 'USD' } }),
    'GET /api/rates/history': () => ({ query: { from: 'USD', to: 'NGN', days: '7' } }),
    'PUT /api/operator/rates': () => ({ body: { currency: 'KES', rate: '129.50', hours: 1, reason: 'a test' } }),
  },
};
