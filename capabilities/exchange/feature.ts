import type { Feature } from '@wura/features/server';
import { conversionPrice } from '@wura/rates/server/conversion-price';
import { readSpread, type SpreadSettings } from '@wura/rates/server/spread';
import { alertRoutes } from './alerts-contract.ts';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { orderRoutes } from './orders-contract.ts';
import { rateAlerts } from './server/alert-plugin.ts';
import { positionRecords, residueRecords } from './server/house-records.ts';
import { positionJobs } from './server/keep-positions.ts';
import { exchangedInto, exchangedOut, squaringTrade } from './server/kinds.ts';
import { cancelOrdersOf } from './server/cancel-orders-of.ts';
import { countOpenOrders } from './server/order-queries.ts';
import { conversionOrders } from './server/order-plugin.ts';
import { exchange } from './server/plugin.ts';
import { rateWatch } from './server/rate-watch.ts';
import { squaringApproval } from './server/square-positions.ts';
import { exchangeForStaff } from './server/staff-plugin.ts';
import { exchangeJobs } from './server/tidy.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature<SpreadSettings> = {
  name: 'exchange',
  personalData,
  routes: [routes, alertRoutes, orderRoutes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  prices: [conversionPrice],
  house: [positionRecords, residueRecords],
  kinds: [exchangedOut, exchangedInto, squaringTrade],
  settings: readSpread,
  serve(router, { settings: { spreadBps }, ...needs }) {
    const mine = { ...needs, spreadBps };
    exchange(router, mine);
    rateAlerts(router, mine);
    conversionOrders(router, mine);
  },
  serveStaff: (router, needs) => exchangeForStaff(router, { ...needs, approvals: needs.operators.approvals }),
  aboutCustomer: async (db, customer) => ({ open: await countOpenOrders(db, customer) }),
  approvals: () => [squaringApproval],
  whenLocked: cancelOrdersOf,
  jobs: async ({ settings: { spreadBps }, ...needs }) => [
    await rateWatch({ ...needs, spreadBps }),
    await positionJobs(needs),
    ...(await exchangeJobs(needs)),
  ],
};
