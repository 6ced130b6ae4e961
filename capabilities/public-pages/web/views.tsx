import { textsOf } from '@wura/browser/messages';
import type { WebFeature } from '@wura/browser/views';
import { LifeBuoy } from 'lucide-react';
import { helpMenuMessages } from './help/menu-messages.ts';

/** Inside the application, what the public pages answer stands in the view for help. */
export const web: WebFeature = {
  order: 240,
  views: [
    {
      id: 'help',
      icon: LifeBuoy,
      places: [],
      title: () => textsOf(helpMenuMessages).title,
      bar: 'flow',
      load: () => import('./help/help-screen.tsx'),
    },
  ],
};
