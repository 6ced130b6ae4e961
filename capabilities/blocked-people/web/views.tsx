import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 83,
  panels: [
    {
      id: 'blocked-people',
      place: 'security',
      height: 'h-[310px] md:h-[288px]',
      load: () => import('./blocked-panel.tsx'),
    },
  ],
};
