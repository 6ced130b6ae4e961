import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listBatches = endpoint<typeof routes.list>('GET', '/api/bulk-payments');
export const checkFile = endpoint<typeof routes.check>('POST', '/api/bulk-payments');
export const showBatch = endpoint<typeof routes.show>('GET', '/api/bulk-payments/{id}');
export const listLines = endpoint<typeof routes.lines>('GET', '/api/bulk-payments/{id}/lines');
export const approveBatch = endpoint<typeof routes.approve>('POST', '/api/bulk-payments/{id}/approve');
export const stopBatch = endpoint<typeof routes.stop>('POST', '/api/bulk-payments/{id}/stop');
