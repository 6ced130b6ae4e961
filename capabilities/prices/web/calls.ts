import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const readLimits = endpoint<typeof routes.limits>('GET', '/api/limits');
