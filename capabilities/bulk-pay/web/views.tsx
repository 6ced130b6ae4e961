import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Users } from 'lucide-react';
import { bulkViews } from './shell-messages.ts';

export const web: WebFeature = {
  order: 47,
  views: [
    {
      id: 'bulk-pay',
      icon: Users,
      places: ['sidebar'],
      title: () => textsOf(bulkViews).title,
      load: () => import('./bulk-pay-screen.tsx'),
    },
  ],
  panels: [{ id: 'bulk-pay', place: 'profile', height: 'h-14', load: () => import('./profile-panel.tsx') }],
};
