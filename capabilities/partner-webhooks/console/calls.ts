import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listEndpoints = endpoint<typeof operatorRoutes.listEndpoints>(
  'GET',
  '/api/operator/customers/{id}/webhooks',
);
export const stopEndpoint = endpoint<typeof operatorRoutes.stopEndpoint>(
  'POST',
  '/api/operator/customers/{id}/webhooks/{webhook}/off',
);
