import type { Attacks } from '@wura/features/testing/attacks';

const today = () => new Date().toISOString().slice(0, 10);

export const attacks: Attacks<'wallet'> = {
  access: {
    'GET /api/track/{code}': {
      who: 'anybody',
      open: {
        'params.code': 'it stands on a receipt that is shown to others; it cannot be guessed, and names are masked',
      },
    },
    'GET /api/statements': { who: 'customers', names: { 'query.wallet_id': { kind: 'wallet', status: 404 } } },
    'POST /api/operator/customers/{id}/statement': { who: 'operators' },
    'GET /api/statements/{code}': {
      who: 'anybody',
      open: {
        'params.code': 'it stands on a document that is shown to others; it cannot be guessed, and the name is masked',
      },
    },
  },
  samples: {
    'GET /api/statements': () => ({ query: { from: today(), to: today() } }),
  },
};
