import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Gift } from 'lucide-react';
import { giftMenuMessages } from './menu-messages.ts';

export const web: WebFeature = {
  order: 218,
  views: [
    {
      id: 'giftcards-payment',
      icon: Gift,
      places: ['miscellaneous'],
      ranks: { miscellaneous: 20 },
      service: 'giftcards',
      title: () => textsOf(giftMenuMessages).title,
      detail: () => textsOf(giftMenuMessages).detail,
      bar: 'flow',
      load: () => import('./gift-card-screen.tsx'),
    },
    {
      id: 'my-gift-cards',
      icon: Gift,
      places: [],
      title: () => textsOf(giftMenuMessages).mine,
      bar: 'flow',
      load: () => import('./my-gift-cards-screen.tsx'),
    },
  ],
};
