import type { Attacks } from '@wura/features/testing/attacks';

const card = { kind: 'virtual card', status: 404 } as const;
const ofCard = { who: 'customers', names: { 'params.id': card } } as const;

export const attacks: Attacks<
  | 'wallet'
  | 'virtual card'
  | 'virtual card, to be closed'
  | 'card quote'
  | 'card quote, for a deposit'
  | 'card entry cursor'
> = {
  access: {
    'GET /api/operator/customers/{id}/cards': { who: 'operators' },
    'GET /api/operator/customers/{id}/cards/{card}/transactions': { who: 'operators' },
    'GET /api/virtual-cards': { who: 'customers' },
    'POST /api/virtual-cards/quote': {
      who: 'customers',
      names: { 'body.wallet_id': { kind: 'wallet', status: 404 } },
    },
    'POST /api/virtual-cards': {
      who: 'customers',
      names: {
        'body.wallet_id': { kind: 'wallet', status: 404 },
        'body.quote_id': { kind: 'card quote', status: 404 },
      },
    },
    'POST /api/virtual-cards/{id}/deposit': {
      who: 'customers',
      names: {
        'params.id': card,
        'body.quote_id': { kind: 'card quote, for a deposit', status: 404 },
      },
    },
    'POST /api/virtual-cards/{id}/withdraw': ofCard,
    'POST /api/virtual-cards/{id}/close': {
      who: 'customers',
      names: { 'params.id': { kind: 'virtual card, to be closed', status: 404 } },
    },
    'POST /api/virtual-cards/{id}/freeze': ofCard,
    'POST /api/virtual-cards/{id}/unfreeze': ofCard,
    'POST /api/virtual-cards/{id}/reveal': ofCard,
    'GET /api/virtual-cards/{id}/transactions': {
      who: 'customers',
      names: { 'params.id': card, 'query.cursor': { kind: 'card entry cursor', status: 200 } },
    },
    'GET /api/virtual-cards/{id}/limits': ofCard,
    'PUT /api/virtual-cards/{id}/limits': ofCard,
  },
  samples: {
    'POST /api/virtual-cards/quote': ({ wallets }) => ({
      body: { wallet_id: wallets['NGN'], currency: 'USD', amount: '5' },
    }),
  },
};
