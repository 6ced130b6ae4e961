import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 83,
  panels: [{ id: 'blocked-people', place: 'security', load: () => import('./blocked-panel.tsx') }],
};
