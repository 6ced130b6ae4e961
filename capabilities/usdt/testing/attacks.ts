import type { Attacks } from '@wura/features/testing/attacks';

/** A stranger's, far from here. */
const elsewhere = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';

/** Another, to which nothing is sent. */
const thief = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy';

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
    'GET /api/operator/usdt/forbidden-addresses': { who: 'operators' },
    'POST /api/operator/usdt/forbidden-addresses': { who: 'operators' },
    'POST /api/operator/usdt/forbidden-addresses/{address}/allow': { who: 'operators' },
  },
  samples: {
    'GET /api/operator/usdt/forbidden-addresses': () => ({ query: { address: thief } }),
    'POST /api/operator/usdt/forbidden-addresses': () => ({
      body: { addresses: [thief], reason: 'It stands on the list' },
    }),
    'POST /api/operator/usdt/forbidden-addresses/{address}/allow': () => ({
      params: { address: thief },
      body: { reason: 'It was taken off the list' },
    }),
    'GET /api/usdt/address-check': () => ({ query: { address: elsewhere } }),
    'POST /api/usdt/addresses': () => ({ body: { address: elsewhere, label: 'Savings' } }),
  },
};
