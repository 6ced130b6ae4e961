import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const agreeToTerms = endpoint<typeof routes.agreeToTerms>('POST', '/api/user/terms');
export const register = endpoint<typeof routes.register>('POST', '/api/register');
