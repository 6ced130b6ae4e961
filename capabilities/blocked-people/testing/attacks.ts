import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks<'blocked person' | 'movement' | 'blocked person cursor'> = {
  access: {
    'GET /api/blocked': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'blocked person cursor', status: 200 } },
    },
    'POST /api/blocked': {
      who: 'customers',
      names: { 'body.transaction_id': { kind: 'movement', status: 404 } },
    },
    'DELETE /api/blocked/{id}': {
      who: 'customers',
      names: { 'params.id': { kind: 'blocked person', status: 404 } },
    },
  },
};
