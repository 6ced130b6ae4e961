import { endpoint } from '@wura/browser/client';
import { isWebView } from '@wura/browser/web-view';
import type { routes } from '../contract.ts';

export const listPasskeys = endpoint<typeof routes.listPasskeys>('GET', '/api/passkeys');

/** Whether this page may ask this device at all: browsers know a site of passkeys by its name, never by a number. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !isWebView() && !/^[\d.]+$|:/.test(location.hostname);
}
