import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { KeyRound } from 'lucide-react';
import { apiKeyViews } from './shell-messages.ts';

export const web: WebFeature = {
  order: 87,
  views: [
    {
      id: 'api-keys',
      icon: KeyRound,
      // Reached from the settings.
      places: [],
      title: () => textsOf(apiKeyViews).title,
      load: () => import('./api-keys-screen.tsx'),
    },
  ],
  panels: [{ id: 'api-keys', place: 'settings', height: 'h-14', load: () => import('./settings-panel.tsx') }],
};
