import type { ConsoleFeature } from '@wura/operators/console/feature';
import { Scale } from 'lucide-react';

export const staff: ConsoleFeature = {
  order: 92,
  screens: [
    {
      path: 'rules',
      title: 'Rules',
      group: 'house',
      icon: Scale,
      roles: [],
      load: () => import('./rules-screen.tsx'),
    },
  ],
};
