import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { ShieldCheck } from 'lucide-react';
import { myDataViews } from './shell-messages.ts';

export const web: WebFeature = {
  order: 86,
  views: [
    {
      id: 'my-data',
      icon: ShieldCheck,
      // Reached from the settings.
      places: [],
      title: () => textsOf(myDataViews).title,
      load: () => import('./my-data-screen.tsx'),
    },
  ],
  panels: [{ id: 'my-data', place: 'settings', height: 'h-14', load: () => import('./settings-panel.tsx') }],
};
