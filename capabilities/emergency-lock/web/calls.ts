import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const lockAccount = endpoint<typeof routes.lockAccount>('POST', '/api/lock');
