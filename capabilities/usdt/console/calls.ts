import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

const path = '/api/operator/usdt/forbidden-addresses';

export const listForbidden = endpoint<typeof operatorRoutes.listForbidden>('GET', path);
export const forbidAddresses = endpoint<typeof operatorRoutes.forbid>('POST', path);
export const allowAddress = endpoint<typeof operatorRoutes.allow>('POST', `${path}/{address}/allow`);
