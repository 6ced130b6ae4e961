import type { Panel } from '@wura/browser/views';

/** Sign-in has no view of its own inside the shell; it adds a panel to the profile. */
export const panels: readonly Panel[] = [{ id: 'sessions', load: () => import('./sessions-panel.tsx') }];
