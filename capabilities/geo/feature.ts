import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { geo } from './server/plugin.ts';
import { atlas } from './server/ports.ts';

export const feature: Feature = {
  name: 'geo',
  routes: [routes],
  serve: (router, { port, now, config }) =>
    geo(router, { atlas: port(atlas), now, trustsProxy: config.trustProxy !== 0 }),
};
