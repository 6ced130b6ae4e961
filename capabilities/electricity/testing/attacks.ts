import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks<'wallet' | 'meter check' | 'vend' | 'vend cursor'> = {
  access: {
    'GET /api/squad/electricity-providers': { who: 'customers' },
    'POST /api/squad/electricity/lookup-meter': { who: 'customers' },
    'POST /api/payments/electricity': {
      who: 'customers',
      names: {
        'body.walletId': { kind: 'wallet', status: 404 },
        'body.reference': { kind: 'meter check', status: 422 },
      },
    },
    'GET /api/tokens': { who: 'customers', names: { 'query.cursor': { kind: 'vend cursor', status: 200 } } },
    'POST /api/tokens/{id}/text': { who: 'customers', names: { 'params.id': { kind: 'vend', status: 404 } } },
    'POST /api/tokens/{id}/send': { who: 'customers', names: { 'params.id': { kind: 'vend', status: 404 } } },
  },
  samples: {
    'POST /api/squad/electricity/lookup-meter': () => ({
      body: { meter_no: '04123456789', meter_type: 'prepaid', provider: 'IKEJA' },
    }),
    'GET /api/tokens': () => ({ query: { meter: '04123456789' } }),
  },
};
