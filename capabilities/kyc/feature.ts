import type { Feature, ServerNeeds } from '@wura/features/server';
import { offer } from '@wura/features/server/ports';
import { identityNumbers } from '@wura/identity/server/identity-numbers';
import type { Vault } from '@wura/secrets/vault';
import { openFileStore, type StoreSettings } from '@wura/secrets/open-file-store';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import { routes } from './contract.ts';
import { createIdentityNumbers } from './server/identity-papers.ts';
import { kyc, kycJobs } from './server/plugin.ts';
import { papersRules } from './server/papers-rules.ts';
import { identityChecker, liveness } from './server/ports.ts';
import { aboutSubmission } from './server/read-status.ts';
import { resealSubmissions } from './server/reseal.ts';
import { seedDemo } from './server/seed-demo.ts';
import { readKycSettings, type KycSettings } from './server/settings.ts';
import { personalData } from './server/personal-data.ts';

/** Where customers' documents lie. */
const folder = 'uploads';

export const feature: Feature<KycSettings> = {
  name: 'kyc',
  personalData,
  sealedFiles: folder,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  settings: readKycSettings,
  rules: [papersRules.sandbox, papersRules.nigeria],
  serve(router, needs) {
    kyc(router, { ...needs, ...ownNeeds(needs), images: needs.images, rules: needs.config.rules });
  },
  jobs: needs => kycJobs({ ...needs, ...ownNeeds(needs), faceFramesDays: needs.settings.faceFramesDays }),
  offers: ({ config, ...needs }) => [
    offer(identityNumbers, createIdentityNumbers({ ...needs, publicUrl: config.publicUrl })),
  ],
  seed: (tx, demo) => seedDemo(tx, { ...demo, files: filesOf({ ...demo, now: Date.now }) }),
  aboutCustomer: aboutSubmission,
  reseal: { of: 'verification', run: needs => resealSubmissions({ ...needs, files: filesOf(needs) }) },
};

/** What answering calls and the work that waits both need. */
function ownNeeds(needs: Pick<ServerNeeds<KycSettings>, 'config' | 'vault' | 'now' | 'port' | 'policy' | 'settings'>) {
  const { config, port, policy, settings } = needs;
  return {
    files: filesOf(needs),
    checker: port(identityChecker),
    liveness: port(liveness),
    papers: () => policy.rule(papersRules[config.rules]),
    review: settings.review,
  };
}

function filesOf({ config, vault, now }: { config: StoreSettings; vault: Vault; now: () => number }) {
  return createSealedFiles({ store: openFileStore(config, folder), vault, now });
}
