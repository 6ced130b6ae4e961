import type { ConsoleFeature } from '@wura/operators/console/feature';
import { Landmark } from 'lucide-react';

export const staff: ConsoleFeature = {
  order: 74,
  screens: [
    {
      path: 'positions',
      title: 'Positions',
      group: 'money',
      icon: Landmark,
      roles: ['finance'],
      load: () => import('./positions-screen.tsx'),
    },
  ],
};
