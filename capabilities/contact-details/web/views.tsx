import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 79,
  panels: [{ id: 'contact-details', place: 'security', load: () => import('./contact-panel.tsx') }],
};
