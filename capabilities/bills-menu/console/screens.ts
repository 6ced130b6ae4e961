import type { ConsoleFeature } from '@wura/operators/console/feature';
import { Store } from 'lucide-react';

export const staff: ConsoleFeature = {
  order: 70,
  screens: [
    {
      path: 'sellers',
      title: 'Sellers',
      group: 'money',
      icon: Store,
      roles: ['finance'],
      load: () => import('./sellers-screen.tsx'),
    },
  ],
};
