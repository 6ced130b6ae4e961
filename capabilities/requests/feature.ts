import type { Feature } from '@wura/features/server';
import { businessRoutes, loanRoutes } from './contract.ts';
import { requestOrders } from './server/kinds.ts';
import { requests } from './server/plugin.ts';
import { readOffered, type Offered } from './server/settings.ts';

export const feature: Feature<Offered> = {
  name: 'requests',
  routes: [loanRoutes, businessRoutes],
  orders: Object.values(requestOrders),
  settings: readOffered,
  services: {
    loans_requests: ({ settings }) => settings.loans,
    business_registration: ({ settings }) => settings['business-registration'],
  },
  serve: (router, { pool, now, settings: offered }) => requests(router, { pool, now, offered }),
};
