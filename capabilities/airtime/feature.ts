import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { airtimeBill } from './server/bill.ts';
import { numberCap } from './server/number-cap.ts';
import { airtime } from './server/plugin.ts';
import { airtimeSchedule } from './server/schedule-airtime.ts';

export const feature: Feature = {
  name: 'airtime',
  routes: [routes],
  bills: [airtimeBill],
  schedulables: [airtimeSchedule],
  rules: [numberCap],
  serve: airtime,
};
