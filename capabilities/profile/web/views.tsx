import { textsOf } from '@wura/browser/messages';
import type { View } from '@wura/browser/views';
import { Settings, User } from 'lucide-react';
import { profileMessages } from './messages.ts';
import { settingsMessages } from './settings-messages.ts';

export const views: readonly View[] = [
  {
    id: 'profile',
    icon: User,
    places: ['sidebar', 'bottom', 'menu'],
    title: () => textsOf(profileMessages).title,
    labels: { menu: () => textsOf(profileMessages).menu },
    load: () => import('./profile-screen.tsx'),
  },
  {
    id: 'settings',
    icon: Settings,
    places: ['menu'],
    title: () => textsOf(settingsMessages).title,
    load: () => import('./settings-screen.tsx'),
  },
];
