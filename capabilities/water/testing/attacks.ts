import type { Attacks } from '@wura/features/testing/attacks';

const catalogue = 'it names a thing of the catalogue, which is public';

export const attacks: Attacks = {
  access: {
    'GET /api/water-types': { who: 'anybody' },
    'GET /api/countries': { who: 'anybody' },
    'GET /api/states': { who: 'anybody' },
    'POST /api/payments/water': {
      who: 'customers',
      names: { 'body.walletId': { kind: 'wallet', status: 404 } },
      open: { 'body.waterTypeId': catalogue, 'body.countryId': catalogue, 'body.stateId': catalogue },
    },
    'GET /api/water-orders': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'water order', status: 200 } },
    },
    'GET /api/water-orders/{id}': { who: 'customers', names: { 'params.id': { kind: 'water order', status: 404 } } },
    'POST /api/water-orders/{id}/cancel': {
      who: 'customers',
      names: { 'params.id': { kind: 'water order', status: 404 } },
    },
  },
  samples: {
    'POST /api/payments/water': () => ({
      body: {
        waterTypeId: 'sachet-bag',
        quantity: 1,
        countryId: 'NG',
        stateId: 'NG-LA',
        address: '12 Adeola Odeku Street, Lagos',
        totalAmount: '500',
      },
    }),
  },
};
