import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listSchedulesOf = endpoint<typeof operatorRoutes.listOfCustomer>(
  'GET',
  '/api/operator/customers/{id}/scheduled-payments',
);
