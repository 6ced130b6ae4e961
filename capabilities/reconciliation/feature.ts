import { plan } from '@wura/jobs';
import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { balanceApproval } from './server/accept-balance.ts';
import { createCutting, cutDefaults, cuttingJob, planCutting, type CutSettings } from './server/cut-books.ts';
import { gauges } from './server/gauges.ts';
import { createProof, planProof, proofJob } from './server/prove-books.ts';
import { providerFee, providerSettlement } from './server/kinds.ts';
import { reconciliationForOperators } from './server/operator-plugin.ts';
import { showProof } from './server/show-proof.ts';
import { createVerification, planVerification, verificationJob } from './server/verify-books.ts';
import { createReconciliation, reconciliationJob } from './server/run.ts';

export const feature: Feature<{ showsTotals: boolean } & CutSettings> = {
  name: 'reconciliation',
  settings: read => ({
    showsTotals: read.choice('PROOF_TOTALS', ['on', 'off']) === 'on',
    partBytes: (read.count('BOOKS_PART_GB', 4_096) ?? cutDefaults.partBytes / 2 ** 30) * 2 ** 30,
    partsKept: read.count('BOOKS_PARTS_KEPT', 1_000) ?? cutDefaults.partsKept,
  }),
  routes: [routes, operatorRoutes],
  serve: (router, { pool, now, settings }) => showProof(router, { pool, now, showsTotals: settings.showsTotals }),
  migrations: new URL('migrations/', import.meta.url),
  kinds: [providerFee, providerSettlement],
  gauges,
  serveStaff: reconciliationForOperators,
  approvals: () => [balanceApproval],
  jobs: needs => [
    [reconciliationJob, createReconciliation(needs)],
    [verificationJob, createVerification(needs)],
    [proofJob, createProof(needs)],
    [cuttingJob, createCutting(needs)],
  ],
  // Once a day, and soon after every start: what happened meanwhile is best known early.
  async whenWorkerStarts(tx) {
    await plan(tx, { kind: reconciliationJob, subject: 'all' }, { inMs: 60_000 });
    await planVerification(tx, { inMs: 30_000 });
    await planCutting(tx, { inMs: 120_000 });
    // After the verification, and after the audit log was checked.
    await planProof(tx, { inMs: 75_000 });
  },
};
