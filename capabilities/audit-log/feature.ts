import type { Feature } from '@wura/features/server';
import { operatorRoutes } from './operator-contract.ts';
import { auditLog } from './server/audit-log.ts';
import { createAuditCheck, auditCheckJob, planAuditCheck } from './server/check-daily.ts';

export const feature: Feature = {
  name: 'audit-log',
  routes: [operatorRoutes],
  serveStaff: auditLog,
  jobs: needs => [[auditCheckJob, createAuditCheck(needs)]],
  whenWorkerStarts: tx => planAuditCheck(tx, { inMs: 45_000 }),
  gauges: [
    {
      name: 'audit_broken',
      help: 'Whether the audit log was found to be not what was written: anything but 0 wants a person at once',
      sql: `select count(*)::int as value from cases.open_case where kind = 'audit_broken'`,
    },
  ],
};
