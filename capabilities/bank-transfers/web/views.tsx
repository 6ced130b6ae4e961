import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Send } from 'lucide-react';
import { sendMenuMessages } from './menu-messages.ts';

export const web: WebFeature = {
  order: 30,
  views: [
    {
      id: 'send-money',
      icon: Send,
      places: ['sidebar', 'primary', 'quick'],
      ranks: { primary: 10, quick: 10 },
      title: () => textsOf(sendMenuMessages).title,
      labels: { quick: () => textsOf(sendMenuMessages).quick },
      bar: 'flow',
      load: () => import('./send-money-screen.tsx'),
    },
  ],
};
