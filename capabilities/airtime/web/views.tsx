import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Smartphone } from 'lucide-react';
import { airtimeMessages } from './messages.ts';

export const web: WebFeature = {
  order: 142,
  views: [
    {
      id: 'airtime-payment',
      icon: Smartphone,
      places: ['quick', 'bills'],
      ranks: { quick: 30, bills: 10 },
      service: 'airtime',
      paysAgain: 'airtime',
      title: () => textsOf(airtimeMessages).title,
      detail: () => textsOf(airtimeMessages).menuDetail,
      labels: { quick: () => textsOf(airtimeMessages).quick },
      bar: 'flow',
      load: () => import('./airtime-screen.tsx'),
    },
  ],
};
