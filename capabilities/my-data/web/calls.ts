import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const readMyData = endpoint<typeof routes.readMyData>('GET', '/api/my-data');
export const eraseMyData = endpoint<typeof routes.eraseMyData>('POST', '/api/my-data/erase');
export const keepMyData = endpoint<typeof routes.keepMyData>('POST', '/api/my-data/keep');
/** A file, which is fetched as one. */
export const exportAddress = '/api/my-data/export';
