import type { Feature } from '@wura/features/server';
import { operatorRoutes } from './operator-contract.ts';
import { orderDesk } from './server/order-desk.ts';
import { stepApproval } from './server/step-order.ts';

export const feature: Feature = {
  name: 'order-desk',
  routes: [operatorRoutes],
  serveStaff: (router, { all, ...needs }) =>
    orderDesk(router, { ...needs, kinds: all.orders, approvals: needs.operators.approvals }),
  approvals: ({ all, ...needs }) => [stepApproval({ ...needs, kinds: all.orders })],
};
