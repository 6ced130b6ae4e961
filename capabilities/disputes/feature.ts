import type { Feature } from '@wura/features/server';
import { openFileStore, type StoreSettings } from '@wura/secrets/open-file-store';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import type { Vault } from '@wura/secrets/vault';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { recallRoutes } from './recall-contract.ts';
import { recallOperatorRoutes } from './recall-operator-contract.ts';
import { disputeDesk } from './server/dispute-desk.ts';
import { disputes } from './server/plugin.ts';
import { countOpen } from './server/queries.ts';
import { recallApprovals } from './server/hold-money.ts';
import { recallHold, recallReturn } from './server/kinds.ts';
import { recallDesk } from './server/recall-desk.ts';
import { recallJobs } from './server/recall-jobs.ts';
import { recalls } from './server/recall-plugin.ts';
import { recallRule } from './server/recall-rule.ts';
import { resealDisputes } from './server/reseal.ts';
import { tidying } from './server/tidy.ts';
import { personalData } from './server/personal-data.ts';

/** Where customers' pictures lie. */
const folder = 'disputes';

export const feature: Feature = {
  name: 'disputes',
  personalData,
  sealedFiles: folder,
  routes: [routes, operatorRoutes, recallRoutes, recallOperatorRoutes],
  kinds: [recallReturn, recallHold],
  rules: [recallRule],
  jobs: async needs => [...recallJobs(needs), await tidying({ ...needs, files: filesOf(needs) })],
  approvals: needs => recallApprovals({ ...needs, files: filesOf(needs) }),
  migrations: new URL('migrations/', import.meta.url),
  serve(router, needs) {
    const own = { ...needs, files: filesOf(needs) };
    disputes(router, own);
    recalls(router, own);
  },
  serveStaff(router, needs) {
    const own = { ...needs, files: filesOf(needs) };
    disputeDesk(router, own);
    recallDesk(router, own);
  },
  aboutCustomer: async (db, customer) => ({ ...(await countOpen(db, customer)) }),
  reseal: { of: 'disputes', run: needs => resealDisputes({ ...needs, files: filesOf(needs) }) },
  gauges: [
    {
      name: 'disputes_overdue',
      help: 'Cases of customers whose answer is late',
      sql: 'select count(*)::int as value from disputes.dispute where closed_at is null and due_at < statement_timestamp()',
    },
  ],
};

function filesOf({ config, vault, now }: { config: StoreSettings; vault: Vault; now: () => number }) {
  return createSealedFiles({ store: openFileStore(config, folder), vault, now });
}
