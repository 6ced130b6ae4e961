import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listEndpoints = endpoint<typeof routes.list>('GET', '/api/webhook-endpoints');
export const makeEndpoint = endpoint<typeof routes.make>('POST', '/api/webhook-endpoints');
export const changeEndpoint = endpoint<typeof routes.change>('PUT', '/api/webhook-endpoints/{id}');
export const removeEndpoint = endpoint<typeof routes.remove>('DELETE', '/api/webhook-endpoints/{id}');
export const renewSecret = endpoint<typeof routes.renew>('POST', '/api/webhook-endpoints/{id}/secret');
export const sendTest = endpoint<typeof routes.test>('POST', '/api/webhook-endpoints/{id}/test');
export const listDeliveries = endpoint<typeof routes.deliveries>('GET', '/api/webhook-endpoints/{id}/deliveries');
export const replay = endpoint<typeof routes.replay>('POST', '/api/webhook-endpoints/{id}/replay');
