import type { ConsoleFeature } from '@wura/operators/console/feature';
import { ShieldBan } from 'lucide-react';

export const staff: ConsoleFeature = {
  order: 76,
  screens: [
    {
      path: 'forbidden-addresses',
      title: 'Forbidden addresses',
      group: 'money',
      icon: ShieldBan,
      roles: ['compliance'],
      load: () => import('./forbidden-screen.tsx'),
    },
  ],
};
