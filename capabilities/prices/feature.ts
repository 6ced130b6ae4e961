import type { Feature } from '@wura/features/server';
import { routesFor } from './contract.ts';
import { prices } from './server/plugin.ts';

export const feature: Feature = {
  name: 'prices',
  routes: ({ prices: priced }) => [routesFor(priced.map(({ kind }) => kind))],
  serve: (router, { pool, now, policy, all }) => prices(router, { pool, now, policy, priced: all.prices }),
};
