import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { budgetJobs } from './server/budget-jobs.ts';
import { spending } from './server/plugin.ts';

export const feature: Feature = {
  name: 'spending',
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  serve: spending,
  jobs: budgetJobs,
};
