import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks<'saved person' | 'saved person cursor'> = {
  access: {
    'GET /api/people': { who: 'customers', names: { 'query.cursor': { kind: 'saved person cursor', status: 200 } } },
    'POST /api/people': { who: 'customers' },
    'PUT /api/people/{id}': { who: 'customers', names: { 'params.id': { kind: 'saved person', status: 404 } } },
    'DELETE /api/people/{id}': { who: 'customers', names: { 'params.id': { kind: 'saved person', status: 404 } } },
  },
};
