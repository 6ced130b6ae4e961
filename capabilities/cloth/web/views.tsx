import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { LayoutGrid } from 'lucide-react';
import { clothView } from './shell-messages.ts';

export const web: WebFeature = {
  order: 152,
  views: [
    {
      id: 'cloth',
      icon: LayoutGrid,
      // Opened from the profile.
      places: [],
      title: () => textsOf(clothView).title,
      load: () => import('./cloth-screen.tsx'),
    },
  ],
  panels: [{ id: 'cloth', place: 'profile', height: 'h-14', load: () => import('./profile-panel.tsx') }],
};
