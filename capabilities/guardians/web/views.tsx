import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { HeartHandshake } from 'lucide-react';
import { guardianViews } from './shell-messages.ts';

export const web: WebFeature = {
  order: 91,
  views: [
    {
      id: 'guardians',
      icon: HeartHandshake,
      // Reached from the settings, and from what a payment is refused with.
      places: [],
      title: () => textsOf(guardianViews).title,
      load: () => import('./guardians-screen.tsx'),
    },
  ],
  panels: [{ id: 'guardians', place: 'settings', height: 'h-14', load: () => import('./settings-panel.tsx') }],
};
