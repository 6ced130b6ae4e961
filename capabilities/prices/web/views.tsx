import type { WebFeature } from '@wura/browser/views';

/** What one may move has no view of its own inside the shell; it lies on the profile. */
export const web: WebFeature = {
  order: 70,
  panels: [{ id: 'limits', place: 'profile', height: 'h-[289px]', load: () => import('./limits-panel.tsx') }],
};
