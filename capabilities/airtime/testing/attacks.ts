import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'POST /api/payments/airtime': {
      who: 'customers',
      names: { 'body.walletId': { kind: 'wallet', status: 404 } },
    },
  },
  samples: {
    'POST /api/payments/airtime': ({ wallets }) => ({
      body: { walletId: wallets['NGN'], amount: '50', phone: '08031234567', network: 'mtn' },
    }),
  },
};
