import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Building2, HandCoins } from 'lucide-react';
import { requestMenuMessages } from './menu-messages.ts';

export const web: WebFeature = {
  order: 220,
  cases: { id: 'requests', load: () => import('./cases.ts') },
  views: [
    {
      id: 'loans-payment',
      icon: HandCoins,
      places: ['miscellaneous'],
      ranks: { miscellaneous: 10 },
      service: 'loans_requests',
      title: () => textsOf(requestMenuMessages).loans,
      detail: () => textsOf(requestMenuMessages).loansDetail,
      bar: 'flow',
      load: () => import('./loans-screen.tsx'),
    },
    {
      id: 'business-registration',
      icon: Building2,
      places: ['miscellaneous'],
      ranks: { miscellaneous: 30 },
      service: 'business_registration',
      title: () => textsOf(requestMenuMessages).business,
      detail: () => textsOf(requestMenuMessages).businessDetail,
      bar: 'flow',
      load: () => import('./business-screen.tsx'),
    },
  ],
};
