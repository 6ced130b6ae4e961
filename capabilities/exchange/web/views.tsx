import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { ArrowLeftRight } from 'lucide-react';
import { convertMenuMessages } from './menu-messages.ts';

export const web: WebFeature = {
  order: 15,
  views: [
    {
      id: 'conversion',
      icon: ArrowLeftRight,
      places: ['sidebar', 'quick'],
      ranks: { quick: 70 },
      service: 'rates',
      title: () => textsOf(convertMenuMessages).title,
      labels: { quick: () => textsOf(convertMenuMessages).quick },
      bar: 'flow',
      load: () => import('./conversion-screen.tsx'),
    },
  ],
};
