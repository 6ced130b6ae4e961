import type { Feature } from '@wura/features/server';
import { operatorRoutes } from './operator-contract.ts';
import { correctionApproval } from './server/correct-transfer.ts';
import { creditApproval } from './server/credit-customer.ts';
import { goodwillRecords } from './server/house-records.ts';
import { correction, creditCorrection, staffCredit } from './server/kinds.ts';
import { returnApproval } from './server/return-payment.ts';
import { transactionDesk } from './server/transaction-desk.ts';

export const feature: Feature = {
  name: 'transaction-desk',
  routes: [operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  kinds: [staffCredit, correction, creditCorrection],
  house: [goodwillRecords],
  serveStaff: transactionDesk,
  approvals: needs => [creditApproval(needs), returnApproval(needs), correctionApproval(needs)],
};
