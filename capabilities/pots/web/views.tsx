import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { PiggyBank } from 'lucide-react';
import { potViews } from './shell-messages.ts';

export const web: WebFeature = {
  order: 44,
  views: [
    {
      id: 'pots',
      icon: PiggyBank,
      places: ['sidebar'],
      title: () => textsOf(potViews).title,
      load: () => import('./pots-screen.tsx'),
    },
  ],
  panels: [{ id: 'pots', place: 'profile', height: 'h-14', load: () => import('./profile-panel.tsx') }],
};
