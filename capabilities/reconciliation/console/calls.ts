import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const showReconciliation = endpoint<typeof operatorRoutes.show>('GET', '/api/operator/reconciliation');
export const explainBalance = endpoint<typeof operatorRoutes.explainBalance>(
  'POST',
  '/api/operator/reconciliation/balances',
);
export const runReconciliation = endpoint<typeof operatorRoutes.run>('POST', '/api/operator/reconciliation/run');
export const readHealth = endpoint<typeof operatorRoutes.health>('GET', '/api/operator/ledger/health');
export const listCases = endpoint<typeof operatorRoutes.cases>('GET', '/api/operator/cases');
