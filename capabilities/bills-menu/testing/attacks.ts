import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/bills/services': { who: 'customers' },
    'GET /api/operator/providers': { who: 'operators' },
    'POST /api/operator/providers/{name}': { who: 'operators' },
    'POST /api/operator/purchases/{reference}': { who: 'operators' },
  },
  samples: {
    'POST /api/operator/providers/{name}': () => ({
      params: { name: 'squad' },
      body: { selling: true, reason: 'They answer again' },
    }),
    'POST /api/operator/purchases/{reference}': () => ({
      params: { reference: 'wur_0000000000000000' },
      body: { provider_reference: null, reason: 'They say that none of them is ours' },
    }),
  },
};
