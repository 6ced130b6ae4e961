import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listDeposits = endpoint<typeof operatorRoutes.list>('GET', '/api/operator/deposits');
export const listDepositsOf = endpoint<typeof operatorRoutes.listOfCustomer>(
  'GET',
  '/api/operator/customers/{id}/deposits',
);
export const readDeposit = endpoint<typeof operatorRoutes.read>('GET', '/api/operator/deposits/{id}');
export const decideDeposit = endpoint<typeof operatorRoutes.decide>('POST', '/api/operator/deposits/{id}');
