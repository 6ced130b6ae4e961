import { textsOf } from '@wura/browser/messages';
import type { View } from '@wura/browser/views';
import { User } from 'lucide-react';
import { profileMessages } from './messages.ts';

export const views: readonly View[] = [
  {
    id: 'profile',
    icon: User,
    places: ['sidebar', 'bottom', 'menu'],
    title: () => textsOf(profileMessages).title,
    labels: { menu: () => textsOf(profileMessages).menu },
    load: () => import('./profile-screen.tsx'),
  },
];
