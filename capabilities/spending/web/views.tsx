import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { ChartPie } from 'lucide-react';
import { spendingViews } from './shell-messages.ts';

export const web: WebFeature = {
  order: 46,
  views: [
    {
      id: 'spending',
      icon: ChartPie,
      places: ['sidebar'],
      title: () => textsOf(spendingViews).title,
      load: () => import('./spending-screen.tsx'),
    },
  ],
  panels: [{ id: 'spending', place: 'profile', height: 'h-14', load: () => import('./profile-panel.tsx') }],
};
