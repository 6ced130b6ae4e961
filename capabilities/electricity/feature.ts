import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { electricity } from './server/bill.ts';
import { serveElectricity } from './server/plugin.ts';
import { electricitySchedule } from './server/schedule-electricity.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'electricity',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  bills: [electricity],
  schedulables: [electricitySchedule],
  serve: serveElectricity,
};
