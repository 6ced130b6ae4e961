import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/two-factor': { who: 'customers' },
    'POST /api/step-up': { who: 'customers' },
    'POST /api/two-factor': { who: 'customers' },
    'POST /api/two-factor/confirm': { who: 'customers' },
    'POST /api/two-factor/backup-codes': { who: 'customers' },
    'POST /api/two-factor/off': { who: 'customers' },
  },
};
