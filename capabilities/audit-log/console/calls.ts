import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const verifyLog = endpoint<typeof operatorRoutes.verify>('GET', '/api/operator/audit/verify');
export const exportActs = endpoint<typeof operatorRoutes.exportActs>('GET', '/api/operator/audit/export');
