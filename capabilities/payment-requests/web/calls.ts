import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const ask = endpoint<typeof routes.ask>('POST', '/api/payment-requests');
export const listRequests = endpoint<typeof routes.list>('GET', '/api/payment-requests');
export const readRequest = endpoint<typeof routes.read>('GET', '/api/payment-requests/{code}');
export const withdrawRequest = endpoint<typeof routes.withdraw>('POST', '/api/payment-requests/{code}/withdraw');
export const declineRequest = endpoint<typeof routes.decline>('POST', '/api/payment-requests/{code}/decline');
export const lookAtLink = endpoint<typeof routes.look>('GET', '/api/pay/{code}');
export const payLink = endpoint<typeof routes.pay>('POST', '/api/pay/{code}');
