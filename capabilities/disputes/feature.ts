import type { Feature } from '@wura/features/server';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import type { Vault } from '@wura/secrets/vault';
import path from 'node:path';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { disputeDesk } from './server/dispute-desk.ts';
import { disputes } from './server/plugin.ts';
import { countOpen } from './server/queries.ts';
import { resealDisputes } from './server/reseal.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'disputes',
  personalData,
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  serve: (router, needs) => disputes(router, { ...needs, files: filesOf(needs) }),
  serveStaff: (router, needs) => disputeDesk(router, { ...needs, files: filesOf(needs) }),
  aboutCustomer: async (db, customer) => ({ ...(await countOpen(db, customer)) }),
  reseal: { of: 'disputes', run: needs => resealDisputes({ ...needs, files: filesOf(needs) }) },
  gauges: [
    {
      name: 'disputes_overdue',
      help: 'Cases of customers whose answer is late',
      sql: 'select count(*)::int as value from disputes.dispute where closed_at is null and due_at < clock_timestamp()',
    },
  ],
};

/** Where customers' pictures lie. */
function filesOf({ config, vault, now }: { config: { dataDir: string }; vault: Vault; now: () => number }) {
  return createSealedFiles({ dir: path.join(config.dataDir, 'disputes'), vault, now });
}
