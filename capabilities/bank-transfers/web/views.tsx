import { textsOf } from '@wura/browser/messages';
import type { View } from '@wura/browser/views';
import { Send } from 'lucide-react';
import { sendMessages } from './messages.ts';

export const views: readonly View[] = [
  {
    id: 'send-money',
    icon: Send,
    places: ['sidebar', 'primary', 'quick'],
    leads: ['primary', 'quick'],
    title: () => textsOf(sendMessages).title,
    labels: { quick: () => textsOf(sendMessages).quick },
    bar: 'flow',
    load: () => import('./send-money-screen.tsx'),
  },
];
