import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks<'biller' | 'biller cursor'> = {
  access: {
    'GET /api/billers': { who: 'customers', names: { 'query.cursor': { kind: 'biller cursor', status: 200 } } },
    'POST /api/billers': { who: 'customers' },
    'PUT /api/billers/{id}': { who: 'customers', names: { 'params.id': { kind: 'biller', status: 404 } } },
    'DELETE /api/billers/{id}': { who: 'customers', names: { 'params.id': { kind: 'biller', status: 404 } } },
  },
};
