import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { accountDeposit, cardDeposit, depositJob, depositReversal } from './server/kinds.ts';
import { depositRecords } from './server/own-records.ts';
import { deposits } from './server/plugin.ts';
import { cardPayments, depositAccounts } from './server/ports.ts';
import { accountDepositPrice, cardDepositPrice } from './server/prices.ts';
import { createDepositSweep } from './server/sweep.ts';

export const feature: Feature = {
  name: 'deposits',
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  kinds: [cardDeposit, accountDeposit, depositReversal],
  operations: [{ operation: 'charge', through: cardPayments, job: depositJob, records: depositRecords }],
  prices: [cardDepositPrice, accountDepositPrice],
  services: { card_deposits: ({ port }) => port(cardPayments) !== undefined },
  serve: (router, needs) =>
    deposits(router, { ...needs, cards: needs.port(cardPayments), accounts: needs.port(depositAccounts) }),
  jobs: needs => [[depositJob, createDepositSweep({ ...needs, cards: needs.port(cardPayments) })]],
};
