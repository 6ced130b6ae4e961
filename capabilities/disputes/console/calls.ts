import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listDisputes = endpoint<typeof operatorRoutes.listDisputes>('GET', '/api/operator/disputes');
export const readDispute = endpoint<typeof operatorRoutes.readDispute>('GET', '/api/operator/disputes/{id}');
export const stepDispute = endpoint<typeof operatorRoutes.stepDispute>('POST', '/api/operator/disputes/{id}');
