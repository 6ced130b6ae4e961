import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 82,
  panels: [{ id: 'two-factor', place: 'security', load: () => import('./two-factor-panel.tsx') }],
};
