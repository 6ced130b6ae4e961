import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'PUT /api/limits': {
      who: 'customers',
      open: { 'body.passkey': 'what a device signed, good in the session that asked' },
    },
    'POST /api/step-up/payment': {
      who: 'customers',
      open: {
        'body.passkey': 'what a device signed, good in the session that asked',
      },
    },
  },
  samples: {
    'PUT /api/limits': () => ({
      body: { per_payment: '900000.00', per_day: '4900000.00', guard_night: null, guard_over: null },
    }),
    'POST /api/step-up/payment': () => ({ body: { payment: '0'.repeat(64), mail_code: '123456' } }),
  },
};
