import { endpoint } from '@wura/browser/client';
import type { routes as walletRoutes } from '@wura/wallets/contract';
import type { routes } from '../contract.ts';

export const listBlocked = endpoint<typeof routes.list>('GET', '/api/blocked');
export const blockPerson = endpoint<typeof routes.block>('POST', '/api/blocked');
export const unblockPerson = endpoint<typeof routes.unblock>('DELETE', '/api/blocked/{id}');
export const showTransaction = endpoint<typeof walletRoutes.showTransaction>('GET', '/api/transactions/{id}');
