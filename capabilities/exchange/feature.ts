import type { Feature } from '@wura/features/server';
import { conversionPrice } from '@wura/rates/server/conversion-price';
import { readSpread, type SpreadSettings } from '@wura/rates/server/spread';
import { alertRoutes } from './alerts-contract.ts';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { orderRoutes } from './orders-contract.ts';
import { rateAlerts } from './server/alert-plugin.ts';
import { exchangedInto, exchangedOut } from './server/kinds.ts';
import { conversionOrders } from './server/order-plugin.ts';
import { exchange } from './server/plugin.ts';
import { rateWatch } from './server/rate-watch.ts';
import { exchangeForStaff } from './server/staff-plugin.ts';
import { exchangeJobs } from './server/tidy.ts';

export const feature: Feature<SpreadSettings> = {
  name: 'exchange',
  routes: [routes, alertRoutes, orderRoutes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  prices: [conversionPrice],
  kinds: [exchangedOut, exchangedInto],
  settings: readSpread,
  serve(router, { settings: { spreadBps }, ...needs }) {
    const mine = { ...needs, spreadBps };
    exchange(router, mine);
    rateAlerts(router, mine);
    conversionOrders(router, mine);
  },
  serveStaff: exchangeForStaff,
  jobs: async ({ settings: { spreadBps }, ...needs }) => [
    await rateWatch({ ...needs, spreadBps }),
    ...(await exchangeJobs(needs)),
  ],
};
