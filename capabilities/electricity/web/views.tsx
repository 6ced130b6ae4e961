import { textsOf } from '@wura/browser/messages';
import { viewAddress, type WebFeature } from '@wura/browser/views';
import { KeyRound, Zap } from 'lucide-react';
import { electricityMessages, tokenMessages } from './messages.ts';

export const web: WebFeature = {
  order: 150,
  views: [
    {
      id: 'electricity-payment',
      icon: Zap,
      places: ['bills', 'quick'],
      ranks: { quick: 50, bills: 30 },
      service: 'electricity',
      paysAgain: 'electricity',
      title: () => textsOf(electricityMessages).title,
      detail: () => textsOf(electricityMessages).detail,
      labels: { quick: () => textsOf(electricityMessages).quick },
      bar: 'flow',
      load: () => import('./electricity-screen.tsx'),
    },
    {
      id: 'electricity-tokens',
      icon: KeyRound,
      places: [],
      title: () => textsOf(tokenMessages).title,
      keeps: {
        category: 'electricity',
        label: () => textsOf(tokenMessages).show,
        // A postpaid meter is given no token.
        addressOf: ({ id, again }) =>
          again?.['meter_type'] === 'prepaid'
            ? `${viewAddress('electricity-tokens')}&meter=${again['number']}&payment=${id}`
            : undefined,
      },
      bar: 'flow',
      load: () => import('./tokens-screen.tsx'),
    },
  ],
};
