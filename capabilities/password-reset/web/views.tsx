import type { WebFeature } from '@wura/browser/views';

/** Inside the shell this room only adds a way out for a customer who has forgotten their PIN. */
export const web: WebFeature = {
  order: 80,
  panels: [{ id: 'pin-reset', place: 'pin', load: () => import('./forgot-pin.tsx') }],
};
