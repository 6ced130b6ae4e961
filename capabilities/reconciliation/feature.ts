import { plan } from '@wura/jobs';
import type { Feature } from '@wura/features/server';
import { operatorRoutes } from './operator-contract.ts';
import { balanceApproval } from './server/accept-balance.ts';
import { gauges } from './server/gauges.ts';
import { providerFee, providerSettlement } from './server/kinds.ts';
import { reconciliationForOperators } from './server/operator-plugin.ts';
import { createVerification, planVerification, verificationJob } from './server/verify-books.ts';
import { createReconciliation, reconciliationJob } from './server/run.ts';

export const feature: Feature = {
  name: 'reconciliation',
  routes: [operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  kinds: [providerFee, providerSettlement],
  gauges,
  serveStaff: reconciliationForOperators,
  approvals: () => [balanceApproval],
  jobs: needs => [
    [reconciliationJob, createReconciliation(needs)],
    [verificationJob, createVerification(needs)],
  ],
  // Once a day, and soon after every start: what happened meanwhile is best known early.
  async whenWorkerStarts(tx) {
    await plan(tx, { kind: reconciliationJob, subject: 'all' }, { inMs: 60_000 });
    await planVerification(tx, { inMs: 30_000 });
  },
};
