import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 98,
  views: [],
  panels: [{ id: 'webhooks', place: 'programs', load: () => import('./webhooks-panel.tsx') }],
};
