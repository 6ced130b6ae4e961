import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'PUT /api/limits': {
      who: 'customers',
      open: { 'body.passkey': 'what a device signed, good in the session that asked' },
    },
  },
  samples: { 'PUT /api/limits': () => ({ body: { per_day: '40000.00' } }) },
};
