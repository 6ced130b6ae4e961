import type { View } from '@wura/browser/views';
import { findView } from '../views.ts';

/** The view that an address shows: `/profile` and `/wallet?view=profile` are the same one. */
export function viewAt({ pathname, search }: { pathname: string; search: string }): View | undefined {
  const path = pathname.replace(/\/$/, '');
  return findView(path === '/wallet' ? new URLSearchParams(search).get('view') : path.slice(1));
}
