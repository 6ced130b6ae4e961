import { askEarly } from '@wura/browser/asked-early';
import { gateKept, kept } from '@wura/browser/kept';
import { isScreenLocked, lockDueInMs } from '@wura/browser/screen-lock';
import { viewPaths } from '@wura/wire/view-paths';
import { saved } from './redirect-early.ts';

/** What every view is drawn with. A phone without HTTP/2 asks six at a time, and so the first come first. */
const always = ['/api/user', '/api/wallets', '/api/config', '/api/settings'];
/** And what the first of them is drawn with besides. */
const atHome = ['/api/rates', '/api/cloth'];
/** What only says more of what is drawn already. */
const later = ['/api/limits'];

/**
 * A customer who comes to the wallet sees its cloth before its scripts have arrived, which `data-home` on <html> lets the
 * page draw, and what they will ask is asked meanwhile. Behind a locked screen nothing is, and of a session that was left
 * alone too long neither.
 */
export function meetCustomer(): void {
  const token = saved('token');
  if (token === null || !navigator.onLine || isScreenLocked() || (lockDueInMs() ?? 1) <= 0) return;
  const path = location.pathname.replace(/\/$/, '');
  const isHome = path === '/wallet' && !new URLSearchParams(location.search).has('view');
  const isView = path === '/wallet' || viewPaths.some(each => path === `/${each}`);
  if (!isView) return;
  document.documentElement.toggleAttribute('data-home', isHome && kept(gateKept) !== true);
  void askEarly(token, [...always, ...(isHome ? atHome : []), ...later]);
}
