import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Tv } from 'lucide-react';
import { cableMessages } from './messages.ts';

export const web: WebFeature = {
  order: 160,
  views: [
    {
      id: 'tv-payment',
      icon: Tv,
      places: ['bills', 'quick'],
      ranks: { quick: 60, bills: 40 },
      service: 'tv',
      paysAgain: 'tv',
      title: () => textsOf(cableMessages).title,
      detail: () => textsOf(cableMessages).detail,
      labels: { quick: () => textsOf(cableMessages).quick },
      bar: 'flow',
      load: () => import('./cable-screen.tsx'),
    },
  ],
};
