import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/operator/audit/verify': { who: 'operators' },
    'GET /api/operator/audit/export': { who: 'operators' },
  },
};
