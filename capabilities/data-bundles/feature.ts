import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { dataBill } from './server/bill.ts';
import { dataBundles } from './server/plugin.ts';
import { dataSchedule } from './server/schedule-data.ts';

export const feature: Feature = {
  name: 'data-bundles',
  routes: [routes],
  bills: [dataBill],
  schedulables: [dataSchedule],
  serve: dataBundles,
};
