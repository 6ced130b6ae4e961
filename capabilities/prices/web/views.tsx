import type { Panel } from '@wura/browser/views';

/** What one may move has no view of its own inside the shell; it lies on the profile. */
export const panels: readonly Panel[] = [{ id: 'limits', place: 'profile', load: () => import('./limits-panel.tsx') }];
