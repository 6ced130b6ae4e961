import type { ConsoleFeature } from '@wura/operators/console/feature';
import { Users } from 'lucide-react';

const roles = ['support', 'compliance', 'finance'] as const;

export const staff: ConsoleFeature = {
  order: 60,
  screens: [
    {
      path: 'customers',
      title: 'Customers',
      group: 'people',
      icon: Users,
      roles,
      load: () => import('./customers-screen.tsx'),
    },
  ],
  pages: [{ path: 'customers/:id', load: () => import('./customer-screen.tsx') }],
  searches: [
    {
      label: 'Customers with this name, email, phone or account number',
      roles,
      // A telephone or account number, an address, or a name.
      fits: /^\+?[\d\s-]{4,}$|@|^\p{L}[\p{L}\s'’-]*$/u,
      to: typed => `/customers?q=${encodeURIComponent(typed)}`,
    },
  ],
};
