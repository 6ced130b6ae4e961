import type { Feature } from '@wura/features/server';
import { routesFor } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { scheduleJobs } from './server/jobs.ts';
import { pauseSchedulesOf } from './server/pause-schedules-of.ts';
import { scheduledPayments } from './server/plugin.ts';
import { countLivingOf } from './server/queries.ts';
import { schedulesForStaff } from './server/staff-plugin.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'scheduled-payments',
  personalData,
  routes: ({ schedulables }) => [routesFor(schedulables.flatMap(({ refusals = [] }) => refusals)), operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  serve: scheduledPayments,
  serveStaff: schedulesForStaff,
  aboutCustomer: async (db, customer) => ({ open: await countLivingOf(db, customer) }),
  jobs: scheduleJobs,
  whenLocked: pauseSchedulesOf,
};
