import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { depositApprovals } from './server/decide-deposit.ts';
import { gauges } from './server/gauges.ts';
import {
  accountDeposit,
  cardDeposit,
  depositJob,
  depositKept,
  depositReturn,
  depositReversal,
  depositSentBack,
  depositSetAside,
  refundJob,
} from './server/kinds.ts';
import { depositsForOperators } from './server/operator-plugin.ts';
import { depositRecords, refundRecords } from './server/own-records.ts';
import { deposits } from './server/plugin.ts';
import { cardPayments, depositAccounts } from './server/ports.ts';
import { accountDepositPrice, cardDepositPrice } from './server/prices.ts';
import { createRefunds } from './server/refund-job.ts';
import { readSettings, type DepositSettings } from './server/settings.ts';
import { createDepositSweep } from './server/sweep.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature<DepositSettings> = {
  name: 'deposits',
  personalData,
  routes: [routes, operatorRoutes],
  settings: readSettings,
  migrations: new URL('migrations/', import.meta.url),
  kinds: [cardDeposit, accountDeposit, depositReversal, depositSetAside, depositSentBack, depositReturn, depositKept],
  operations: [
    { operation: 'charge', through: cardPayments, job: depositJob, records: depositRecords },
    { operation: 'refund', through: cardPayments, job: refundJob, records: refundRecords },
  ],
  prices: [cardDepositPrice, accountDepositPrice],
  gauges,
  services: { card_deposits: ({ port }) => port(cardPayments) !== undefined },
  serve: (router, needs) =>
    deposits(router, { ...needs, cards: needs.port(cardPayments), accounts: needs.port(depositAccounts) }),
  serveStaff: (router, needs) =>
    depositsForOperators(router, {
      ...needs,
      ...needs.settings,
      cards: needs.port(cardPayments),
      approvals: needs.operators.approvals,
    }),
  approvals: needs => depositApprovals({ ...needs, cards: needs.port(cardPayments) }),
  jobs: needs => {
    const settling = { ...needs, cards: needs.port(cardPayments) };
    return [
      [depositJob, createDepositSweep(settling)],
      [refundJob, createRefunds(settling)],
    ];
  },
};
