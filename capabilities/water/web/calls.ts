import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const readTypes = endpoint<typeof routes.types>('GET', '/api/water-types');
export const readCountries = endpoint<typeof routes.countries>('GET', '/api/countries');
export const readStates = endpoint<typeof routes.states>('GET', '/api/states');
export const buy = endpoint<typeof routes.buy>('POST', '/api/payments/water');
export const listOrders = endpoint<typeof routes.listOrders>('GET', '/api/water-orders');
export const readOrder = endpoint<typeof routes.readOrder>('GET', '/api/water-orders/{id}');
export const cancelOrder = endpoint<typeof routes.cancelOrder>('POST', '/api/water-orders/{id}/cancel');
