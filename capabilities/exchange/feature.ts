import type { Feature } from '@wura/features/server';
import { conversionPrice } from '@wura/rates/server/conversion-price';
import { readSpread, type SpreadSettings } from '@wura/rates/server/spread';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { exchangedInto, exchangedOut } from './server/kinds.ts';
import { exchange } from './server/plugin.ts';
import { exchangeForStaff } from './server/staff-plugin.ts';
import { exchangeJobs } from './server/tidy.ts';

export const feature: Feature<SpreadSettings> = {
  name: 'exchange',
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  prices: [conversionPrice],
  kinds: [exchangedOut, exchangedInto],
  settings: readSpread,
  serve: (router, { settings, ...needs }) => exchange(router, { ...needs, spreadBps: settings.spreadBps }),
  serveStaff: exchangeForStaff,
  jobs: exchangeJobs,
};
