import type { Feature } from '@wura/features/server';
import { offer } from '@wura/features/server/ports';
import { entrance, registrationProofs } from '@wura/identity/server/ports';
import { routes } from './contract.ts';
import { googleSignIn } from './server/plugin.ts';
import { signInProvider } from './server/ports.ts';
import { deleteLinkOfLocked } from './server/queries.ts';
import { redeemProof } from './server/redeem-proof.ts';
import { tidyJobs } from './server/tidy.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'google-sign-in',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  jobs: tidyJobs,
  services: { google: ({ port }) => port(signInProvider) !== undefined },
  whenLocked: (tx, { customer }) => deleteLinkOfLocked(tx, customer),
  offers: () => [offer(registrationProofs, { redeem: redeemProof })],
  serve(router, { identity, port, config: { publicUrl } }) {
    const door = port(entrance);
    if (!door) throw new Error('signing in with Google needs a feature that lets customers in');
    googleSignIn(router, { identity, entrance: door, provider: port(signInProvider), publicUrl });
  },
};
