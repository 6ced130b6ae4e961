import type { Feature } from '@wura/features/server';
import { customerPrice } from '@wura/wallets/server/customer-price';
import { routes } from './contract.ts';
import { moneyKinds } from './server/notices.ts';
import { personalData } from './server/personal-data.ts';
import { skipHistory, transferJobs } from './server/notify-transfers.ts';
import { intraTransfers } from './server/plugin.ts';
import { customerSchedule } from './server/schedule-transfer.ts';

export const feature: Feature = {
  name: 'intra-transfers',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  prices: [customerPrice],
  schedulables: [customerSchedule],
  serve: intraTransfers,
  jobs: transferJobs,
  moneyNotices: moneyKinds,
  // A month of history is not a month of news.
  seed: skipHistory,
};
