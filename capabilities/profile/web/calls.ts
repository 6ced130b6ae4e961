import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const changeUser = endpoint<typeof routes.changeUser>('PUT', '/api/user');
export const readPinStatus = endpoint<typeof routes.readPinStatus>('GET', '/api/pin/status');
export const changePin = endpoint<typeof routes.changePin>('POST', '/api/pin/change');
