import { endpoint } from '@wura/browser/client';
import type { limitsRoute } from '@wura/policy/contract';
import type { routes } from '../contract.ts';

export const readLimits = endpoint<typeof limitsRoute>('GET', '/api/limits');
export const changeOwnLimits = endpoint<typeof routes.change>('PUT', '/api/limits');
