import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks<'wallet' | 'gift card price' | 'gift card' | 'gift card cursor'> = {
  access: {
    'GET /api/requests/giftcards/catalogue': { who: 'customers' },
    'POST /api/requests/giftcards/quote': { who: 'customers' },
    'POST /api/requests/giftcards': {
      who: 'customers',
      names: {
        'body.walletId': { kind: 'wallet', status: 404 },
        'body.quote_id': { kind: 'gift card price', status: 422 },
      },
    },
    'GET /api/requests/giftcards': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'gift card cursor', status: 200 } },
    },
    'GET /api/requests/giftcards/{id}': {
      who: 'customers',
      names: { 'params.id': { kind: 'gift card', status: 404 } },
    },
    'POST /api/requests/giftcards/{id}/reveal': {
      who: 'customers',
      names: { 'params.id': { kind: 'gift card', status: 404 } },
    },
  },
  samples: {
    'GET /api/requests/giftcards/catalogue': () => ({ query: { country: 'US' } }),
    'POST /api/requests/giftcards/quote': () => ({ body: { product: 'amazon-us', value: '25' } }),
  },
};
