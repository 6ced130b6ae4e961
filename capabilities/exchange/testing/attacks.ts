import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks<'wallet' | 'quote'> = {
  access: {
    'POST /api/conversions/quote': {
      who: 'customers',
      names: {
        'body.from_wallet_id': { kind: 'wallet', status: 404 },
        'body.to_wallet_id': { kind: 'wallet', status: 404 },
      },
    },
    'POST /api/conversions': { who: 'customers', names: { 'body.quote_id': { kind: 'quote', status: 404 } } },
    'GET /api/operator/positions': { who: 'operators' },
  },
  samples: {
    'POST /api/conversions/quote': ({ wallets }) => ({
      body: { from_wallet_id: wallets['USD'], to_wallet_id: wallets['USDT'], amount: '150' },
    }),
  },
};
