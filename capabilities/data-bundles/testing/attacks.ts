import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/squad/data-bundles': { who: 'customers' },
    'POST /api/payments/data': {
      who: 'customers',
      names: { 'body.walletId': { kind: 'wallet', status: 404 } },
    },
  },
  samples: {
    'GET /api/squad/data-bundles': () => ({ query: { network: 'MTN' } }),
    'POST /api/payments/data': ({ wallets }) => ({
      body: { walletId: wallets['NGN'], amount: '100', phone: '08031234567', billerCode: 'MTN', itemCode: '1001' },
    }),
  },
};
