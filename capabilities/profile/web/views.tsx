import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { Settings, ShieldCheck, User } from 'lucide-react';
import { profileMessages } from './messages.ts';
import { settingsMessages } from './settings-messages.ts';

export const web: WebFeature = {
  order: 50,
  views: [
    {
      id: 'profile',
      icon: User,
      places: ['sidebar', 'bottom', 'menu'],
      ranks: { bottom: 40 },
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
    {
      id: 'security',
      icon: ShieldCheck,
      places: [],
      title: () => textsOf(settingsMessages).security,
      load: () => import('./security-screen.tsx'),
    },
  ],
};
