import type { Feature } from '@wura/features/server';
import { openFileStore, type StoreSettings } from '@wura/secrets/open-file-store';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import type { Vault } from '@wura/secrets/vault';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { disputeDesk } from './server/dispute-desk.ts';
import { disputes } from './server/plugin.ts';
import { countOpen } from './server/queries.ts';
import { resealDisputes } from './server/reseal.ts';
import { personalData } from './server/personal-data.ts';

/** Where customers' pictures lie. */
const folder = 'disputes';

export const feature: Feature = {
  name: 'disputes',
  personalData,
  sealedFiles: folder,
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

function filesOf({ config, vault, now }: { config: StoreSettings; vault: Vault; now: () => number }) {
  return createSealedFiles({ store: openFileStore(config, folder), vault, now });
}
