import type { Feature } from '@wura/features/server';
import { paymentRecords } from '@wura/provider-payments/server/own-records';
import { routes } from './contract.ts';
import { bankTransfer, bankTransferJob } from './server/kind.ts';
import { bankTransfers, createBankTransferPursuit } from './server/plugin.ts';
import { bankDirectory, bankPayouts } from './server/ports.ts';
import { bankTransferPrice } from './server/price.ts';
import { transferSchedule } from './server/schedule-transfer.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'bank-transfers',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  kinds: [bankTransfer],
  operations: [{ operation: 'transfer', through: bankPayouts, job: bankTransferJob, records: paymentRecords }],
  prices: [bankTransferPrice],
  schedulables: [transferSchedule],
  services: { bank_transfers: ({ port }) => port(bankPayouts) !== undefined },
  serve: (router, needs) =>
    bankTransfers(router, { ...needs, directory: needs.port(bankDirectory), payouts: needs.port(bankPayouts) }),
  jobs({ pool, now, port: find }) {
    const port = find(bankPayouts);
    return port ? [[bankTransferJob, createBankTransferPursuit({ pool, port, now })]] : [];
  },
};
