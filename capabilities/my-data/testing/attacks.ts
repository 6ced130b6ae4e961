import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/my-data': { who: 'customers' },
    'POST /api/my-data/export': { who: 'customers' },
    'POST /api/my-data/erase': { who: 'customers' },
    'POST /api/my-data/keep': { who: 'customers' },
  },
  samples: {
    // What is right would erase the attacker before the rest of the attack.
    'POST /api/my-data/erase': () => ({ body: { password: 'Wrong1horse' } }),
  },
};
