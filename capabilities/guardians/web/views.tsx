import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { HeartHandshake } from 'lucide-react';
import { guardianViews } from './shell-messages.ts';

export const web: WebFeature = {
  order: 78,
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
  panels: [
    { id: 'guardians', place: 'settings', height: 'h-14', load: () => import('./settings-panel.tsx') },
    // Most customers are no children, so that no room is kept for it.
    { id: 'guardian-first', place: 'gate', Shape: () => null, load: () => import('./guardian-first.tsx') },
  ],
};
