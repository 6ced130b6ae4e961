import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listOrders = endpoint<typeof operatorRoutes.listOrders>('GET', '/api/operator/orders');
export const readOrder = endpoint<typeof operatorRoutes.readOrder>('GET', '/api/operator/orders/{id}');
export const stepOrder = endpoint<typeof operatorRoutes.stepOrder>('POST', '/api/operator/orders/{id}');
