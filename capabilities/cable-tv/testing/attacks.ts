import type { Access, Attacks } from '@wura/features/testing/attacks';

const account = { provider: 'DSTV', smartcard_number: '7012345678' };
type Kind = 'wallet' | 'card check' | 'card check, older path';

/** Each look-up is good for one payment, so that the second path is attacked with another. */
const payingBy = (kind: Kind): Access<Kind> => ({
  who: 'customers',
  names: { 'body.walletId': { kind: 'wallet', status: 404 }, 'body.reference': { kind, status: 422 } },
});

export const attacks: Attacks<Kind> = {
  access: {
    'GET /api/squad/tv-providers': { who: 'customers' },
    'POST /api/squad/tv/lookup-account': { who: 'customers' },
    'POST /api/squad/cable/lookup': { who: 'customers' },
    'GET /api/squad/tv/bouquets/{provider}': {
      who: 'customers',
      open: { 'params.provider': 'it is the name of a company, and its prices are for all' },
    },
    'POST /api/squad/tv/bouquet-list': { who: 'customers' },
    'POST /api/payments/tv': payingBy('card check'),
    'POST /api/squad/tv/pay': payingBy('card check, older path'),
  },
  samples: {
    'POST /api/squad/tv/lookup-account': () => ({ body: account }),
    'POST /api/squad/cable/lookup': () => ({ body: account }),
    'GET /api/squad/tv/bouquets/{provider}': () => ({ params: { provider: 'DSTV' } }),
    'POST /api/squad/tv/bouquet-list': () => ({ body: { provider: 'DSTV' } }),
  },
};
