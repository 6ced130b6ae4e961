import type { Feature } from '@wura/features/server';
import { offer } from '@wura/features/server/ports';
import { identityNumbers } from '@wura/identity/server/identity-numbers';
import type { Vault } from '@wura/secrets/vault';
import { openFileStore, type StoreSettings } from '@wura/secrets/open-file-store';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import { routes } from './contract.ts';
import { createIdentityNumbers } from './server/identity-papers.ts';
import { kyc, kycJobs } from './server/plugin.ts';
import { identityChecker } from './server/ports.ts';
import { aboutSubmission } from './server/read-status.ts';
import { resealSubmissions } from './server/reseal.ts';
import { seedDemo } from './server/seed-demo.ts';
import { readReview, type Review } from './server/settings.ts';
import { personalData } from './server/personal-data.ts';

/** Where customers' documents lie. */
const folder = 'uploads';

export const feature: Feature<Review> = {
  name: 'kyc',
  personalData,
  sealedFiles: folder,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  settings: readReview,
  serve(router, needs) {
    const { settings: review, config, port } = needs;
    kyc(router, { ...needs, files: filesOf(needs), checker: port(identityChecker), rules: config.rules, review });
  },
  jobs(needs) {
    const { settings: review, port } = needs;
    return kycJobs({ ...needs, files: filesOf(needs), checker: port(identityChecker), review });
  },
  offers: ({ config, ...needs }) => [
    offer(identityNumbers, createIdentityNumbers({ ...needs, publicUrl: config.publicUrl })),
  ],
  seed: (tx, demo) => seedDemo(tx, { ...demo, files: filesOf({ ...demo, now: Date.now }) }),
  aboutCustomer: aboutSubmission,
  reseal: { of: 'verification', run: needs => resealSubmissions({ ...needs, files: filesOf(needs) }) },
};

function filesOf({ config, vault, now }: { config: StoreSettings; vault: Vault; now: () => number }) {
  return createSealedFiles({ store: openFileStore(config, folder), vault, now });
}
