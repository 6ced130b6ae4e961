import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { exchangedInto, exchangedOut } from './server/kinds.ts';
import { exchange } from './server/plugin.ts';
import { conversionPrice } from './server/price.ts';
import { readExchangeSettings, type ExchangeSettings } from './server/settings.ts';
import { exchangeForStaff } from './server/staff-plugin.ts';
import { exchangeJobs } from './server/tidy.ts';

export const feature: Feature<ExchangeSettings> = {
  name: 'exchange',
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  prices: [conversionPrice],
  kinds: [exchangedOut, exchangedInto],
  settings: readExchangeSettings,
  serve: (router, { settings, ...needs }) => exchange(router, { ...needs, spreadBps: settings.spreadBps }),
  serveStaff: exchangeForStaff,
  jobs: exchangeJobs,
};
