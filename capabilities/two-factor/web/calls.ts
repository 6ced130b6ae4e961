import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const beginTwoFactor = endpoint<typeof routes.beginTwoFactor>('POST', '/api/two-factor');
export const confirmTwoFactor = endpoint<typeof routes.confirmTwoFactor>('POST', '/api/two-factor/confirm');
export const renewBackupCodes = endpoint<typeof routes.renewBackupCodes>('POST', '/api/two-factor/backup-codes');
export const endTwoFactor = endpoint<typeof routes.endTwoFactor>('POST', '/api/two-factor/off');
