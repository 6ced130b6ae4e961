import { textsOf } from '@wura/browser/messages';
import type { View } from '@wura/browser/views';
import { Users } from 'lucide-react';
import { transferMessages } from './messages.ts';

export const views: readonly View[] = [
  {
    id: 'intra-transfer',
    icon: Users,
    places: ['quick'],
    title: () => textsOf(transferMessages).title,
    labels: { quick: () => textsOf(transferMessages).quick },
    bar: 'flow',
    load: () => import('./intra-transfer-screen.tsx'),
  },
];
