import type { Attacks } from '@wura/features/testing/attacks';

const one = { who: 'customers', names: { 'params.id': { kind: 'dispute', status: 404 } } } as const;

const asked = { who: 'customers', names: { 'params.id': { kind: 'recall', status: 404 } } } as const;

export const attacks: Attacks = {
  access: {
    'POST /api/disputes': { who: 'customers', names: { 'body.transaction_id': { kind: 'movement', status: 404 } } },
    'GET /api/disputes': {
      who: 'customers',
      names: {
        'query.cursor': { kind: 'dispute cursor', status: 200 },
        'query.transaction_id': { kind: 'movement', status: 200 },
      },
    },
    'GET /api/disputes/{id}': one,
    'POST /api/disputes/{id}/messages': one,
    'POST /api/disputes/{id}/evidence': one,
    'GET /api/recalls': { who: 'customers', names: { 'query.cursor': { kind: 'recall cursor', status: 200 } } },
    'GET /api/recalls/{id}': asked,
    'POST /api/recalls/{id}/return': asked,
    'POST /api/recalls/{id}/refuse': asked,
    'GET /api/operator/disputes': { who: 'operators' },
    'GET /api/operator/disputes/{id}': { who: 'operators' },
    'GET /api/operator/disputes/{id}/evidence/{file}': { who: 'operators' },
    'POST /api/operator/disputes/{id}': { who: 'operators' },
    'POST /api/operator/disputes/{id}/recall/ask': { who: 'operators' },
    'POST /api/operator/disputes/{id}/recall/hold': { who: 'operators' },
    'POST /api/operator/disputes/{id}/recall/lift': { who: 'operators' },
    'POST /api/operator/disputes/{id}/recall/return': { who: 'operators' },
  },
};
