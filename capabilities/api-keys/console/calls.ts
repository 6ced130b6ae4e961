import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listKeys = endpoint<typeof operatorRoutes.listKeys>('GET', '/api/operator/customers/{id}/keys');
export const revokeKey = endpoint<typeof operatorRoutes.revokeKey>(
  'POST',
  '/api/operator/customers/{id}/keys/{key}/revoke',
);
