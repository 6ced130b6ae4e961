import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/operator/customers': { who: 'operators' },
    'GET /api/operator/customers/{id}': { who: 'operators' },
    'POST /api/operator/customers/{id}/freeze': { who: 'operators' },
    'POST /api/operator/customers/{id}/unfreeze': { who: 'operators' },
    'POST /api/operator/customers/{id}/two-factor/off': { who: 'operators' },
  },
};
