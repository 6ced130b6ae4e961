import type { Feature } from '@wura/features/server';
import { operatorRoutes } from './operator-contract.ts';
import { customerDesk } from './server/customer-desk.ts';
import { twoFactorApproval } from './server/end-two-factor.ts';

export const feature: Feature = {
  name: 'customer-desk',
  routes: [operatorRoutes],
  serveStaff: customerDesk,
  approvals: ({ identity, now }) => [twoFactorApproval({ identity, now })],
};
