import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { cable } from './server/bill.ts';
import { serveCable } from './server/plugin.ts';
import { cableSchedule } from './server/schedule-cable.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'cable-tv',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  bills: [cable],
  schedulables: [cableSchedule],
  serve: serveCable,
};
