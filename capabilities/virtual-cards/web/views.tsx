import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { CreditCard } from 'lucide-react';
import { cardTitle } from './title-messages.ts';

export const web: WebFeature = {
  order: 12,
  views: [
    {
      id: 'cards',
      icon: CreditCard,
      places: ['sidebar', 'quick'],
      ranks: { quick: 80 },
      service: 'virtual_cards',
      title: () => textsOf(cardTitle).title,
      labels: { quick: () => textsOf(cardTitle).quick },
      load: () => import('./cards-screen.tsx'),
    },
  ],
};
