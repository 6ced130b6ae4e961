import type { WebFeature } from '@wura/browser/views';

/** Inside the shell this room adds a way out for who has forgotten their PIN, and the password to Security. */
export const web: WebFeature = {
  order: 80,
  panels: [
    { id: 'pin-reset', place: 'pin', height: 'h-13', load: () => import('./forgot-pin.tsx') },
    { id: 'password', place: 'security', height: 'h-[150px]', load: () => import('./change-password.tsx') },
  ],
};
