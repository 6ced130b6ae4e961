import type { Feature } from '@wura/features/server';
import { operatorRoutes } from './operator-contract.ts';
import { orderDesk } from './server/order-desk.ts';

export const feature: Feature = {
  name: 'order-desk',
  routes: [operatorRoutes],
  serveStaff: (router, { all, now, vault }) => orderDesk(router, { kinds: all.orders, vault, now }),
};
