import type { Feature } from '@wura/features/server';
import { resealSecrets } from '@wura/identity/server';
import { mailer } from '@wura/notices/server/ports';
import { routes } from './contract.ts';
import { twoFactor } from './server/plugin.ts';

export const feature: Feature = {
  name: 'two-factor',
  routes: [routes],
  serve: (router, { identity, port }) => twoFactor(router, { identity, canMail: port(mailer) !== undefined }),
  reseal: { of: 'two-factor', run: ({ pool, vault }) => resealSecrets(pool, vault) },
};
