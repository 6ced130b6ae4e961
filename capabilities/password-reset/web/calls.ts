import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const changePassword = endpoint<typeof routes.changePassword>('POST', '/api/password/change');
export const forgotPassword = endpoint<typeof routes.forgotPassword>('POST', '/api/password/forgot');
export const resetPassword = endpoint<typeof routes.resetPassword>('POST', '/api/password/reset');
export const askForPinCode = endpoint<typeof routes.askForPinCode>('POST', '/api/pin/reset/code');
export const resetPin = endpoint<typeof routes.resetPin>('POST', '/api/pin/reset');
