import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'POST /api/sessions/lock': { who: 'customers' },
    'POST /api/sessions/unlock/options': { who: 'customers' },
    'POST /api/sessions/unlock': {
      who: 'customers',
      open: { 'body.passkey': 'an answer of a device, which names nothing of ours' },
    },
  },
};
