import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listRates = endpoint<typeof operatorRoutes.list>('GET', '/api/operator/rates');
export const decideRate = endpoint<typeof operatorRoutes.decide>('PUT', '/api/operator/rates');
