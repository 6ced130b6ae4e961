import type { Attacks } from '@wura/features/testing/attacks';

const thisMonth = () => ({ query: { month: new Date().toISOString().slice(0, 7) } });

export const attacks: Attacks = {
  access: { 'GET /api/cloth': { who: 'customers' }, 'GET /api/cloth/poster': { who: 'customers' } },
  samples: { 'GET /api/cloth': thisMonth, 'GET /api/cloth/poster': thisMonth },
};
