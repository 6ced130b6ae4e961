import type { Feature } from '@wura/features/server';
import { notify } from '@wura/notices/server';
import { openWallet } from '@wura/wallets/server/wallets';
import { routes } from './contract.ts';
import { welcome } from './server/notices.ts';
import { signUp } from './server/plugin.ts';

export const feature: Feature = {
  name: 'sign-up',
  routes: [routes],
  serve: (router, { identity }) => signUp(router, { identity, openWallet }),
  async seed(tx, { people }) {
    for (const { number, at } of people) await notify(tx, { customer: number, what: welcome, facts: undefined, at });
  },
};
