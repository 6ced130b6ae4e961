import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { ArrowLeftRight } from 'lucide-react';
import { convertMessages } from './messages.ts';

export const web: WebFeature = {
  order: 15,
  views: [
    {
      id: 'conversion',
      icon: ArrowLeftRight,
      places: ['sidebar', 'quick'],
      ranks: { quick: 70 },
      service: 'rates',
      title: () => textsOf(convertMessages).title,
      labels: { quick: () => textsOf(convertMessages).quick },
      bar: 'flow',
      load: () => import('./conversion-screen.tsx'),
    },
  ],
};
