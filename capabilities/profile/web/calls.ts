import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const changeUser = endpoint<typeof routes.changeUser>('PUT', '/api/user');
export const changePin = endpoint<typeof routes.changePin>('POST', '/api/pin/change');
