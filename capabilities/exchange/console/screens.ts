import type { ConsoleFeature } from '@wura/operators/console/feature';
import { Landmark } from 'lucide-react';

const everybody = ['support', 'compliance', 'finance'] as const;

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
  pages: [{ path: 'customers/:id/conversion-orders', load: () => import('./orders-screen.tsx') }],
  ofCustomer: [
    {
      label: 'Conversion orders',
      roles: everybody,
      to: customer => `/customers/${customer}/conversion-orders`,
      countedBy: 'exchange',
    },
  ],
};
