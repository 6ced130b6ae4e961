import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { MessageCircleWarning } from 'lucide-react';
import { disputeMenuMessages } from './menu-messages.ts';

export const web: WebFeature = {
  order: 230,
  cases: { id: 'disputes', load: () => import('./cases.ts') },
  panels: [{ id: 'reported', place: 'transaction', Shape: () => null, load: () => import('./reported.tsx') }],
  views: [
    {
      id: 'disputes',
      icon: MessageCircleWarning,
      places: [],
      title: () => textsOf(disputeMenuMessages).title,
      bar: 'flow',
      load: () => import('./disputes-screen.tsx'),
    },
  ],
};
