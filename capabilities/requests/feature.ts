import type { Feature } from '@wura/features/server';
import { resealOrders } from '@wura/orders/server/reseal';
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
  serve: (router, { pool, now, vault, walletServices: { movements }, settings: offered }) =>
    requests(router, { pool, movements, now, vault, offered }),
  reseal: {
    of: 'requests',
    run: ({ pool, vault }) =>
      resealOrders(
        pool,
        Object.values(requestOrders).map(({ name }) => name),
        vault,
      ),
  },
};
