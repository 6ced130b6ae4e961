import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const lockSession = endpoint<typeof routes.lockSession>('POST', '/api/sessions/lock');
export const askToUnlock = endpoint<typeof routes.askToUnlock>('POST', '/api/sessions/unlock/options');
export const unlockSession = endpoint<typeof routes.unlockSession>('POST', '/api/sessions/unlock');
