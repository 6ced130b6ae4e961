import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Wifi } from 'lucide-react';
import { dataMessages } from './messages.ts';

export const web: WebFeature = {
  order: 144,
  views: [
    {
      id: 'data-payment',
      icon: Wifi,
      places: ['quick', 'bills'],
      ranks: { quick: 40, bills: 20 },
      service: 'data',
      paysAgain: 'data',
      title: () => textsOf(dataMessages).title,
      detail: () => textsOf(dataMessages).menuDetail,
      labels: { quick: () => textsOf(dataMessages).quick },
      bar: 'flow',
      load: () => import('./data-screen.tsx'),
    },
  ],
};
