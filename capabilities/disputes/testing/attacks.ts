import type { Attacks } from '@wura/features/testing/attacks';

const one = { who: 'customers', names: { 'params.id': { kind: 'dispute', status: 404 } } } as const;

export const attacks: Attacks = {
  access: {
    'POST /api/disputes': { who: 'customers', names: { 'body.transaction_id': { kind: 'movement', status: 404 } } },
    'GET /api/disputes': { who: 'customers', names: { 'query.cursor': { kind: 'dispute cursor', status: 200 } } },
    'GET /api/disputes/{id}': one,
    'POST /api/disputes/{id}/messages': one,
    'POST /api/disputes/{id}/evidence': one,
    'GET /api/operator/disputes': { who: 'operators' },
    'GET /api/operator/disputes/{id}': { who: 'operators' },
    'GET /api/operator/disputes/{id}/evidence/{file}': { who: 'operators' },
    'POST /api/operator/disputes/{id}': { who: 'operators' },
  },
};
