import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const openDispute = endpoint<typeof routes.open>('POST', '/api/disputes');
export const listDisputes = endpoint<typeof routes.list>('GET', '/api/disputes');
export const readDispute = endpoint<typeof routes.read>('GET', '/api/disputes/{id}');
export const writeToDispute = endpoint<typeof routes.write>('POST', '/api/disputes/{id}/messages');
export const addEvidence = endpoint<typeof routes.addEvidence>('POST', '/api/disputes/{id}/evidence');
