import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Coins } from 'lucide-react';
import { usdtMessages } from './shell-messages.ts';

export const web: WebFeature = {
  order: 45,
  views: [
    {
      id: 'usdt',
      icon: Coins,
      // Opened by its card among the wallets.
      places: [],
      service: 'usdt',
      paysAgain: 'usdt',
      title: () => textsOf(usdtMessages).title,
      bar: 'flow',
      load: () => import('./usdt-screen.tsx'),
    },
  ],
};
