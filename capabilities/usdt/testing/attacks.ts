import type { Attacks } from '@wura/features/testing/attacks';

/** A stranger's, far from here. */
const elsewhere = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';

export const attacks: Attacks<'USDT wallet' | 'saved address'> = {
  access: {
    'POST /api/usdt/wallet': { who: 'customers' },
    'GET /api/usdt/deposit-address': { who: 'customers' },
    'GET /api/usdt/address-check': { who: 'customers' },
    'POST /api/usdt/transfer': {
      who: 'customers',
      names: { 'body.from_wallet_id': { kind: 'USDT wallet', status: 404 } },
    },
    'GET /api/usdt/underway': {
      who: 'customers',
      open: { 'query.cursor': 'what it names is looked for among the caller’s own alone' },
    },
    'GET /api/usdt/addresses': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'saved address', status: 422 } },
    },
    'POST /api/usdt/addresses': { who: 'customers' },
    'DELETE /api/usdt/addresses/{id}': {
      who: 'customers',
      names: { 'params.id': { kind: 'saved address', status: 404 } },
    },
  },
  samples: {
    'GET /api/usdt/address-check': () => ({ query: { address: elsewhere } }),
    'POST /api/usdt/addresses': () => ({ body: { address: elsewhere, label: 'Savings' } }),
  },
};
