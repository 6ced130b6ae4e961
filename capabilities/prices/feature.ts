import type { Feature } from '@wura/features/server';
import { routesFor } from './contract.ts';
import { prices } from './server/plugin.ts';

export const feature: Feature = {
  name: 'prices',
  routes: ({ prices: priced }) => [routesFor(priced.map(({ kind }) => kind))],
  serve: (router, { pool, policy, all }) => prices(router, { pool, policy, priced: all.prices }),
};
