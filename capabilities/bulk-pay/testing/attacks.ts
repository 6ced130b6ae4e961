import type { Attacks } from '@wura/features/testing/attacks';

const ofOne = { who: 'customers', names: { 'params.id': { kind: 'bulk payment', status: 404 } } } as const;

export const attacks: Attacks<'wallet' | 'bulk payment' | 'bulk payment, to be stopped'> = {
  access: {
    'GET /api/bulk-payments': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'bulk payment', status: 200 } },
    },
    'POST /api/bulk-payments': { who: 'customers', names: { 'body.wallet_id': { kind: 'wallet', status: 404 } } },
    'GET /api/bulk-payments/{id}': ofOne,
    'GET /api/bulk-payments/{id}/lines': {
      ...ofOne,
      open: { 'query.cursor': 'the number of a line in the caller’s own file' },
    },
    'POST /api/bulk-payments/{id}/approve': ofOne,
    'POST /api/bulk-payments/{id}/stop': {
      who: 'customers',
      names: { 'params.id': { kind: 'bulk payment, to be stopped', status: 404 } },
    },
  },
  samples: {
    'POST /api/bulk-payments': ({ wallets }) => ({
      body: {
        wallet_id: wallets['NGN'],
        name: 'Riders',
        csv: Buffer.from('to,amount\n@nobody,100').toString('base64'),
      },
    }),
  },
};
