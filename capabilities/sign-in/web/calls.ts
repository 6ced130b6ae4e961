import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const signInCall = endpoint<typeof routes.signIn>('POST', '/api/login');
export const confirmSignInCall = endpoint<typeof routes.confirmSignIn>('POST', '/api/login/two-factor');
export const askPasskey = endpoint<typeof routes.askPasskey>('POST', '/api/login/passkey/options');
export const signInByPasskeyCall = endpoint<typeof routes.signInByPasskey>('POST', '/api/login/passkey');
export const signOutCall = endpoint<typeof routes.signOut>('POST', '/api/logout');
export const listSessions = endpoint<typeof routes.listSessions>('GET', '/api/sessions');
export const endOtherSessions = endpoint<typeof routes.endOtherSessions>('DELETE', '/api/sessions');
export const endSession = endpoint<typeof routes.endSession>('DELETE', '/api/sessions/{id}');
export const listDevices = endpoint<typeof routes.listDevices>('GET', '/api/devices');
export const renameDevice = endpoint<typeof routes.renameDevice>('PUT', '/api/devices/{id}');
export const removeDevice = endpoint<typeof routes.removeDevice>('POST', '/api/devices/{id}/remove');
export const trustDevice = endpoint<typeof routes.trustDevice>('POST', '/api/devices/{id}/trust');
