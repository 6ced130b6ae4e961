import { endpoint } from '@wura/browser/client';
import type { routes as rateRoutes } from '@wura/rates/contract';
import type { alertRoutes } from '../alerts-contract.ts';
import type { routes } from '../contract.ts';
import type { orderRoutes } from '../orders-contract.ts';

export const askQuote = endpoint<typeof routes.quote>('POST', '/api/conversions/quote');
export const convert = endpoint<typeof routes.convert>('POST', '/api/conversions');
export const showHistory = endpoint<typeof rateRoutes.showHistory>('GET', '/api/rates/history');

export const listAlerts = endpoint<typeof alertRoutes.listAlerts>('GET', '/api/rate-alerts');
export const addAlert = endpoint<typeof alertRoutes.addAlert>('POST', '/api/rate-alerts');
export const removeAlert = endpoint<typeof alertRoutes.removeAlert>('DELETE', '/api/rate-alerts/{id}');
export const listOrders = endpoint<typeof orderRoutes.listOrders>('GET', '/api/conversion-orders');
export const placeOrder = endpoint<typeof orderRoutes.placeOrder>('POST', '/api/conversion-orders');
export const cancelOrder = endpoint<typeof orderRoutes.cancelOrder>('DELETE', '/api/conversion-orders/{id}');
