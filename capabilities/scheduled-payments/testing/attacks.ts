import type { Attacks } from '@wura/features/testing/attacks';
import { randomInt } from '@wura/testkit/random';
import { dayMs } from '@wura/platform/time';

type Named = 'wallet' | 'scheduled payment' | 'schedule cursor';

const ofOne = { who: 'customers', names: { 'params.id': { kind: 'scheduled payment', status: 404 } } } as const;
const ofWallet = { who: 'customers', names: { 'body.wallet_id': { kind: 'wallet', status: 404 } } } as const;

const soon = () => new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
const phone = () => `0803${randomInt(1e6, 1e7)}`;

export const attacks: Attacks<Named> = {
  access: {
    'GET /api/operator/customers/{id}/scheduled-payments': { who: 'operators' },
    'GET /api/scheduled-payments': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'schedule cursor', status: 200 } },
    },
    'GET /api/scheduled-payments/kinds': { who: 'customers' },
    'POST /api/scheduled-payments/choices': { who: 'customers' },
    'POST /api/scheduled-payments/check': ofWallet,
    'POST /api/scheduled-payments': ofWallet,
    'GET /api/scheduled-payments/{id}': ofOne,
    'PUT /api/scheduled-payments/{id}': ofOne,
    'POST /api/scheduled-payments/{id}/skip': ofOne,
    'POST /api/scheduled-payments/{id}/pause': ofOne,
    'POST /api/scheduled-payments/{id}/resume': ofOne,
    'DELETE /api/scheduled-payments/{id}': ofOne,
  },
  samples: {
    'POST /api/scheduled-payments/choices': () => ({ body: { kind: 'airtime', field: 'network', fields: {} } }),
    'POST /api/scheduled-payments/check': ({ wallets }) => ({
      body: { kind: 'airtime', wallet_id: wallets['NGN'], fields: { number: phone(), network: 'mtn' }, amount: '100' },
    }),
    'POST /api/scheduled-payments': ({ wallets }) => ({
      body: {
        kind: 'airtime',
        wallet_id: wallets['NGN'],
        fields: { number: phone(), network: 'mtn' },
        amount: '100',
        repeats: 'monthly',
        starts_on: soon(),
        ends_on: null,
        on_failure: 'skip',
      },
    }),
  },
};
