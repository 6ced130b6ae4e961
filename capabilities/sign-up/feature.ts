import type { Feature } from '@wura/features/server';
import { registrationProofs } from '@wura/identity/server/ports';
import { notify } from '@wura/notices/server';
import { openWallet } from '@wura/wallets/server/wallets';
import { routes } from './contract.ts';
import { welcome } from './server/notices.ts';
import { signUp } from './server/plugin.ts';

export const feature: Feature = {
  name: 'sign-up',
  routes: [routes],
  serve: (router, { identity, port }) => signUp(router, { identity, openWallet, proofs: port(registrationProofs) }),
  async seed(tx, { people }) {
    for (const { number, at } of people) await notify(tx, { customer: number, what: welcome, facts: undefined, at });
  },
};
