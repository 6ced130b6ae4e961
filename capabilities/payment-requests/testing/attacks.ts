import type { Attacks } from '@wura/features/testing/attacks';

const request = { kind: 'payment request', status: 404 } as const;

export const attacks: Attacks<
  'wallet' | 'payment request' | 'payment request, to the payer' | 'payment request cursor'
> = {
  access: {
    'GET /api/operator/payment-requests': { who: 'operators' },
    'POST /api/payment-requests': { who: 'customers' },
    'GET /api/payment-requests': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'payment request cursor', status: 200 } },
    },
    'GET /api/payment-requests/{code}': { who: 'customers', names: { 'params.code': request } },
    'POST /api/payment-requests/{code}/withdraw': { who: 'customers', names: { 'params.code': request } },
    'POST /api/payment-requests/{code}/decline': {
      who: 'customers',
      names: { 'params.code': { kind: 'payment request, to the payer', status: 404 } },
    },
    'GET /api/pay/{code}': {
      who: 'anybody',
      open: { 'params.code': 'its asker hands it out to be paid, and it cannot be guessed' },
    },
    'POST /api/pay/{code}': {
      who: 'customers',
      names: { 'body.fromWalletId': { kind: 'wallet', status: 404 } },
      open: { 'params.code': 'whoever was given a link may pay it; paying gives and takes nothing else' },
    },
  },
  samples: {
    'POST /api/payment-requests': () => ({ body: { amount: '12.50', note: 'Rice' } }),
  },
};
