import type { WebFeature } from '@wura/browser/views';

/** Its page stands outside the shell; inside there is a panel under Security. */
export const web: WebFeature = {
  order: 85,
  panels: [
    { id: 'google', place: 'security', height: 'h-[191px] md:h-[168px]', load: () => import('./google-panel.tsx') },
  ],
};
