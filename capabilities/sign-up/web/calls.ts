import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const register = endpoint<typeof routes.register>('POST', '/api/register');
