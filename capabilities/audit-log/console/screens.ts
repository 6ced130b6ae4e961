import type { ConsoleFeature } from '@wura/operators/console/feature';
import { ShieldCheck } from 'lucide-react';

export const staff: ConsoleFeature = {
  order: 95,
  screens: [
    {
      path: 'audit-check',
      title: 'Audit check',
      group: 'house',
      icon: ShieldCheck,
      roles: ['compliance', 'finance'],
      load: () => import('./check-screen.tsx'),
    },
  ],
};
