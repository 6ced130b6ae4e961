import type { Feature } from '@wura/features/server';
import { routesFor } from './contract.ts';
import { scheduleJobs } from './server/jobs.ts';
import { scheduledPayments } from './server/plugin.ts';

export const feature: Feature = {
  name: 'scheduled-payments',
  routes: ({ schedulables }) => [routesFor(schedulables.flatMap(({ refusals = [] }) => refusals))],
  migrations: new URL('migrations/', import.meta.url),
  serve: scheduledPayments,
  jobs: scheduleJobs,
};
