import type { Feature } from '@wura/features/server';
import { operatorRoutes } from './operator-contract.ts';
import { changeApproval } from './server/change-rule.ts';
import { rulesForStaff } from './server/staff-plugin.ts';

export const feature: Feature = {
  name: 'rule-desk',
  routes: [operatorRoutes],
  approvals: needs => [changeApproval(needs)],
  serveStaff: (router, needs) => rulesForStaff(router, { ...needs, approvals: needs.operators.approvals }),
};
