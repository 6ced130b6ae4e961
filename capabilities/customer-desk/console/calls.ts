import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listCustomers = endpoint<typeof operatorRoutes.listCustomers>('GET', '/api/operator/customers');
export const readCustomer = endpoint<typeof operatorRoutes.readCustomer>('GET', '/api/operator/customers/{id}');
export const freeze = endpoint<typeof operatorRoutes.freeze>('POST', '/api/operator/customers/{id}/freeze');
export const unfreeze = endpoint<typeof operatorRoutes.unfreeze>('POST', '/api/operator/customers/{id}/unfreeze');
export const endTwoFactor = endpoint<typeof operatorRoutes.endTwoFactor>(
  'POST',
  '/api/operator/customers/{id}/two-factor/off',
);
