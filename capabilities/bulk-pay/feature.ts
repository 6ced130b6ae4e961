import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { bulkJobs } from './server/jobs.ts';
import { personalData } from './server/personal-data.ts';
import { bulkPay } from './server/plugin.ts';
import { stopAll } from './server/queries.ts';

export const feature: Feature = {
  name: 'bulk-pay',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  serve: bulkPay,
  jobs: bulkJobs,
  whenLocked: stopAll,
};
