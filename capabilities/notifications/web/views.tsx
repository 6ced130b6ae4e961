import type { WebFeature } from '@wura/browser/views';
import { Bell } from './bell.tsx';

export const web: WebFeature = {
  order: 89,
  Bar: Bell,
  panels: [
    { id: 'alerts', place: 'settings', height: 'h-[1094px] md:h-[789px]', load: () => import('./alerts-panel.tsx') },
  ],
};
