import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { budgetJobs } from './server/budget-jobs.ts';
import { spending } from './server/plugin.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'spending',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  serve: spending,
  jobs: budgetJobs,
};
