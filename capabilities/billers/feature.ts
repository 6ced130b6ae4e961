import { billerRoutes } from '@wura/bills/billers-contract';
import type { Feature } from '@wura/features/server';
import { billers } from './server/plugin.ts';

export const feature: Feature = {
  name: 'billers',
  routes: [billerRoutes],
  migrations: new URL('migrations/', import.meta.url),
  serve: billers,
};
