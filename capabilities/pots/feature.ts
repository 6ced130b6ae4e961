import type { Feature } from '@wura/features/server';
import { potGaveWay } from '@wura/wallets/server/pots-give-way';
import { routes } from './contract.ts';
import { potIn, potOut, roundUp } from './server/kinds.ts';
import { personalData } from './server/personal-data.ts';
import { pots } from './server/plugin.ts';
import { stopRoundUps } from './server/queries.ts';
import { roundUpJobs } from './server/round-up-jobs.ts';
import { potSchedule } from './server/schedule-move.ts';
import { aboutPots } from './server/about-pots.ts';

export const feature: Feature = {
  name: 'pots',
  personalData,
  routes: [routes],
  kinds: [potIn, potOut, roundUp, potGaveWay],
  schedulables: [potSchedule],
  migrations: new URL('migrations/', import.meta.url),
  serve: pots,
  jobs: roundUpJobs,
  aboutCustomer: aboutPots,
  whenLocked: (tx, { customer }) => stopRoundUps(tx, customer),
};
