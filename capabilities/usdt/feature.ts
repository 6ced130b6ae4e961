import type { Feature } from '@wura/features/server';
import { createPursuit } from '@wura/provider-payments/server/carry-out';
import { transaction, type Pool } from '@wura/database';
import { complete, plan } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { createHousekeeping } from './server/keep-house.ts';
import {
  depositJob,
  houseJob,
  usdtDeposit,
  usdtToCold,
  usdtWithdrawal,
  watchJob,
  withdrawalJob,
} from './server/kinds.ts';
import { createSecondLook } from './server/look-again.ts';
import type { UsdtSettings } from './server/needs.ts';
import { depositRecords, withdrawalRecords } from './server/own-records.ts';
import { usdt } from './server/plugin.ts';
import { usdtAddresses, usdtChain } from './server/ports.ts';
import { usdtDepositPrice, usdtWithdrawalPrice } from './server/prices.ts';
import { openRail } from './server/rail.ts';
import { readSettings } from './server/settings.ts';
import { usdtForStaff } from './server/staff-plugin.ts';
import { createWatch } from './server/watch.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature<UsdtSettings> = {
  name: 'usdt',
  personalData,
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  kinds: [usdtDeposit, usdtWithdrawal, usdtToCold],
  operations: [
    { operation: 'charge', through: usdtChain, job: depositJob, records: depositRecords },
    { operation: 'transfer', through: usdtChain, job: withdrawalJob, records: withdrawalRecords },
  ],
  prices: [usdtWithdrawalPrice, usdtDepositPrice],
  settings: readSettings,
  services: { usdt: ({ port }) => port(usdtChain) !== undefined },
  serve: (router, needs) =>
    usdt(router, {
      ...needs,
      chain: needs.port(usdtChain),
      addresses: needs.port(usdtAddresses),
      hasHold: needs.config.rules === 'nigeria',
    }),
  serveStaff: usdtForStaff,
  jobs({ port, ...needs }) {
    const [chain, addresses] = [port(usdtChain), port(usdtAddresses)];
    // Switched off: what every start makes due is over at once, or the figures would say that no worker runs.
    if (!chain || !addresses) return [watchJob, houseJob].map(({ kind }) => [kind, endAtOnce(needs.pool)]);
    const watching = { ...needs, chain, addresses };
    return [
      [watchJob.kind, createWatch(watching)],
      [houseJob.kind, createHousekeeping(watching)],
      [withdrawalJob, createPursuit(openRail(watching))],
      [depositJob, createSecondLook(needs)],
    ];
  },
  async whenWorkerStarts(tx) {
    await plan(tx, watchJob);
    await plan(tx, houseJob, { inMs: 10_000 });
  },
  gauges: [
    {
      name: 'usdt_hot_wallet_low',
      help: '1 while the wallet that withdrawals of USDT are paid from has too little',
      sql: 'select is_low::int as value from usdt.hot_wallet',
    },
    {
      name: 'usdt_unread_seconds',
      help: 'For how long the chain could not be read',
      sql: 'select extract(epoch from clock_timestamp() - read_at)::float8 as value from usdt.progress',
    },
    {
      name: 'usdt_signer_silent_seconds',
      help: 'For how long the signer was not seen',
      sql: 'select extract(epoch from clock_timestamp() - seen_at)::float8 as value from usdt.signer',
    },
  ],
};

const endAtOnce =
  (pool: Pool): JobHandler =>
  job =>
    transaction(pool, tx => complete(tx, job));
