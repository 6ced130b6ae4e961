import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 82,
  panels: [
    {
      id: 'two-factor',
      place: 'security',
      height: 'h-[195px] md:h-[172px]',
      load: () => import('./two-factor-panel.tsx'),
    },
  ],
};
