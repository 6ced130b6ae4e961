import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'POST /api/login/google': { who: 'anybody' },
    'POST /api/login/google/finish': { who: 'anybody' },
    'GET /api/google': { who: 'customers' },
    'POST /api/google/link': { who: 'customers' },
    'POST /api/google/link/finish': { who: 'customers' },
    'POST /api/google/unlink': { who: 'customers' },
  },
};
