import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 81,
  panels: [
    {
      id: 'own-limits',
      place: 'security',
      height: 'h-[706px] md:h-[619px]',
      load: () => import('./own-limits-panel.tsx'),
    },
  ],
};
