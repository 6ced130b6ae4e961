import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listRequests = endpoint<typeof operatorRoutes.list>('GET', '/api/operator/payment-requests');
