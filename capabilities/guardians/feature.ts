import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { guardianDesk } from './server/guardian-desk.ts';
import { guardianJobs } from './server/jobs.ts';
import { personalData } from './server/personal-data.ts';
import { guardians } from './server/plugin.ts';
import { aboutGuardians } from './server/queries.ts';

export const feature: Feature = {
  name: 'guardians',
  personalData,
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  serve: guardians,
  serveStaff: guardianDesk,
  jobs: guardianJobs,
  aboutCustomer: aboutGuardians,
};
