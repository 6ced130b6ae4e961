import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Coins } from 'lucide-react';
import { paidViews } from './shell-messages.ts';

export const web: WebFeature = {
  order: 42,
  views: [
    {
      id: 'get-paid',
      icon: Coins,
      places: ['sidebar'],
      title: () => textsOf(paidViews).getPaid,
      load: () => import('./get-paid-screen.tsx'),
    },
    {
      id: 'pay',
      icon: Coins,
      // Opened by a link, a square code or a notice.
      places: [],
      title: () => textsOf(paidViews).pay,
      bar: 'flow',
      load: () => import('./pay-screen.tsx'),
    },
    {
      id: 'trader',
      icon: Coins,
      places: [],
      title: () => textsOf(paidViews).trader,
      bar: 'flow',
      load: () => import('./trader-screen.tsx'),
    },
  ],
  panels: [{ id: 'get-paid', place: 'profile', height: 'h-14', load: () => import('./profile-panel.tsx') }],
};
