import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { whichLineApproval } from './server/decide-which-line.ts';
import { billsForOperators } from './server/operator-plugin.ts';
import { listServices } from './server/services.ts';

export const feature: Feature = {
  name: 'bills-menu',
  routes: [routes, operatorRoutes],
  serve(router, needs) {
    router.serve(routes.services, async () => ({ status: 200, body: { data: await listServices(needs) } }));
  },
  serveStaff: billsForOperators,
  approvals: needs => [whichLineApproval(needs)],
};
