import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const searchByAccount = endpoint<typeof routes.searchByAccount>('GET', '/api/users/search-by-account');
export const transfer = endpoint<typeof routes.transfer>('POST', '/api/intra-transfer');
