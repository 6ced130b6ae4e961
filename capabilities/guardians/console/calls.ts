import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listLinks = endpoint<typeof operatorRoutes.list>('GET', '/api/operator/guardians');
export const readLink = endpoint<typeof operatorRoutes.read>('GET', '/api/operator/guardians/{id}');
export const decideLink = endpoint<typeof operatorRoutes.decide>('POST', '/api/operator/guardians/{id}');
