import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Droplet } from 'lucide-react';
import { waterMenuMessages } from './menu-messages.ts';

export const web: WebFeature = {
  order: 210,
  views: [
    {
      id: 'water-payment',
      icon: Droplet,
      places: ['quick', 'bills'],
      ranks: { quick: 90, bills: 50 },
      title: () => textsOf(waterMenuMessages).title,
      labels: { quick: () => textsOf(waterMenuMessages).quick },
      detail: () => textsOf(waterMenuMessages).detail,
      paysAgain: 'water',
      bar: 'flow',
      load: () => import('./water-screen.tsx'),
    },
  ],
};
