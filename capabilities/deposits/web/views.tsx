import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { CirclePlus } from 'lucide-react';
import { depositMenuMessages } from './menu-messages.ts';

export const web: WebFeature = {
  order: 20,
  views: [
    {
      id: 'deposit',
      icon: CirclePlus,
      places: ['sidebar', 'bottom', 'primary', 'quick'],
      ranks: { bottom: 20, primary: 20, quick: 20 },
      title: () => textsOf(depositMenuMessages).title,
      bar: 'flow',
      load: () => import('./deposit-screen.tsx'),
    },
  ],
};
