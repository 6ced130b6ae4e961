import type { Attacks } from '@wura/features/testing/attacks';

const stepUp = { 'body.passkey': 'what a device signed, good in the session that asked' } as const;

export const attacks: Attacks<'API key' | 'API key, to be revoked'> = {
  access: {
    'GET /api/keys': { who: 'customers', names: { 'query.cursor': { kind: 'API key', status: 422 } } },
    'POST /api/keys': { who: 'customers', open: stepUp },
    'PUT /api/keys/{id}': {
      who: 'customers',
      names: { 'params.id': { kind: 'API key', status: 404 } },
      open: stepUp,
    },
    'GET /api/operator/customers/{id}/keys': { who: 'operators' },
    'POST /api/operator/customers/{id}/keys/{key}/revoke': { who: 'operators' },
    'DELETE /api/keys/{id}': {
      who: 'customers',
      names: { 'params.id': { kind: 'API key, to be revoked', status: 404 } },
    },
  },
  samples: {
    'POST /api/keys': () => ({
      body: { name: 'Payroll', scopes: ['read', 'send_wura'], days: 30, per_payment: '1000.00', per_day: '5000.00' },
    }),
  },
};
