import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { CalendarClock } from 'lucide-react';
import { scheduleMenuMessages } from './menu-messages.ts';

export const web: WebFeature = {
  order: 43,
  views: [
    {
      id: 'scheduled',
      icon: CalendarClock,
      places: ['sidebar', 'bills'],
      ranks: { bills: 70 },
      paysLater: ['airtime', 'data', 'electricity', 'tv', 'bank_transfer', 'transfer'],
      title: () => textsOf(scheduleMenuMessages).title,
      labels: { sidebar: () => textsOf(scheduleMenuMessages).short },
      bar: 'flow',
      load: () => import('./scheduled-screen.tsx'),
    },
  ],
  panels: [{ id: 'upcoming', place: 'spending', load: () => import('./upcoming-panel.tsx') }],
};
