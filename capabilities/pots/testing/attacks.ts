import type { Attacks } from '@wura/features/testing/attacks';

type Named = 'wallet' | 'pot';

const ofOne = { who: 'customers', names: { 'params.id': { kind: 'pot', status: 404 } } } as const;

export const attacks: Attacks<Named> = {
  access: {
    'GET /api/pots': { who: 'customers', names: { 'query.cursor': { kind: 'pot', status: 422 } } },
    'POST /api/pots': { who: 'customers', names: { 'body.wallet_id': { kind: 'wallet', status: 404 } } },
    'PUT /api/pots/{id}': ofOne,
    'DELETE /api/pots/{id}': ofOne,
    'POST /api/pots/in': { who: 'customers', names: { 'body.pot_id': { kind: 'pot', status: 404 } } },
    'POST /api/pots/out': { who: 'customers', names: { 'body.pot_id': { kind: 'pot', status: 404 } } },
    'POST /api/pots/{id}/lock': ofOne,
    'POST /api/pots/{id}/unlock': ofOne,
    'PUT /api/pots/{id}/round-up': ofOne,
  },
  samples: {
    'POST /api/pots': ({ wallets }) => ({
      body: { wallet_id: wallets['NGN'], name: 'Rent', look: 'house', goal: '500', by: null },
    }),
  },
};
