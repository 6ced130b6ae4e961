import { textsOf } from '@wura/browser/messages';
import type { View } from '@wura/browser/views';
import { House } from 'lucide-react';
import { walletsMessages } from './messages.ts';

export const views: readonly View[] = [
  {
    id: 'wallets',
    icon: House,
    places: ['sidebar', 'bottom'],
    title: () => textsOf(walletsMessages).title,
    labels: {
      sidebar: () => textsOf(walletsMessages).dashboard,
      bottom: () => textsOf(walletsMessages).wallets,
    },
    bar: 'cloth',
    load: () => import('./wallets-screen.tsx'),
  },
];
