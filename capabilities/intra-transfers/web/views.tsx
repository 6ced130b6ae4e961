import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Users } from 'lucide-react';
import { transferMessages } from './messages.ts';

export const web: WebFeature = {
  order: 40,
  views: [
    {
      id: 'intra-transfer',
      icon: Users,
      places: ['quick'],
      ranks: { quick: 100 },
      title: () => textsOf(transferMessages).title,
      labels: { quick: () => textsOf(transferMessages).quick },
      bar: 'flow',
      load: () => import('./intra-transfer-screen.tsx'),
    },
  ],
};
