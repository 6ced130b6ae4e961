import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 79,
  panels: [
    {
      id: 'contact-details',
      place: 'security',
      height: 'h-[371px] md:h-[267px]',
      load: () => import('./contact-panel.tsx'),
    },
  ],
};
