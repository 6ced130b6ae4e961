import { endpoint } from '@wura/browser/client';
import type { routesFor } from '../contract.ts';

export const readLimits = endpoint<ReturnType<typeof routesFor>['limits']>('GET', '/api/limits');
