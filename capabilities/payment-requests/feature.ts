import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { countOpenOf } from './server/desk-queries.ts';
import { paymentRequests } from './server/plugin.ts';
import { personalData } from './server/personal-data.ts';
import { requestsForStaff } from './server/staff-plugin.ts';

export const feature: Feature = {
  name: 'payment-requests',
  personalData,
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  serve: (router, needs) => paymentRequests(router, { ...needs, publicUrl: needs.config.publicUrl }),
  serveStaff: (router, needs) => requestsForStaff(router, { ...needs, publicUrl: needs.config.publicUrl }),
  aboutCustomer: async (db, customer, at) => ({ open: await countOpenOf(db, customer, at) }),
};
