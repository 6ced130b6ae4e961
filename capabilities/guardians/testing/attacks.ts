import type { Attacks } from '@wura/features/testing/attacks';

const link = { kind: 'guardian link', status: 404 } as const;

export const attacks: Attacks<'guardian link' | 'guardian link, asked' | 'guardian link, to be ended'> = {
  access: {
    'GET /api/guardians': { who: 'customers' },
    'POST /api/guardians': { who: 'customers' },
    'POST /api/guardians/{id}/agree': {
      who: 'customers',
      names: { 'params.id': { kind: 'guardian link, asked', status: 404 } },
    },
    'POST /api/guardians/{id}/end': {
      who: 'customers',
      names: { 'params.id': { kind: 'guardian link, to be ended', status: 404 } },
    },
    'PUT /api/guardians/{id}/limits': { who: 'customers', names: { 'params.id': link } },
    'GET /api/guardians/{id}/account': { who: 'customers', names: { 'params.id': link } },
    'GET /api/operator/guardians': { who: 'operators' },
    'GET /api/operator/guardians/{id}': { who: 'operators' },
    'POST /api/operator/guardians/{id}': { who: 'operators' },
  },
  samples: {
    'POST /api/guardians': () => ({ body: { guardian: '@wura_adult' } }),
  },
};
