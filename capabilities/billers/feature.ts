import { billerRoutes } from '@wura/bills/billers-contract';
import type { Feature } from '@wura/features/server';
import { billers } from './server/plugin.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'billers',
  personalData,
  routes: [billerRoutes],
  migrations: new URL('migrations/', import.meta.url),
  serve: billers,
};
