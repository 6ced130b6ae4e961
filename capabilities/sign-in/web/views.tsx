import type { WebFeature } from '@wura/browser/views';

/** Sign-in has no view of its own inside the shell; it adds a panel to Security, and the way out to the settings. */
export const web: WebFeature = {
  order: 90,
  panels: [
    { id: 'devices', place: 'security', height: 'h-[184px]', load: () => import('./devices-panel.tsx') },
    { id: 'sessions', place: 'security', height: 'h-[125px]', load: () => import('./sessions-panel.tsx') },
    { id: 'sign-out', place: 'settings', height: 'h-13', load: () => import('./sign-out.tsx') },
  ],
};
