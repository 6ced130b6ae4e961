import type { ConsoleFeature } from '@wura/operators/console/feature';
import { ArrowLeftRight, Percent } from 'lucide-react';

const everybody = ['support', 'compliance', 'finance'] as const;

export const staff: ConsoleFeature = {
  order: 48,
  screens: [
    {
      path: 'transactions/:id?',
      title: 'Transactions',
      group: 'money',
      icon: ArrowLeftRight,
      roles: everybody,
      load: () => import('./transactions-screen.tsx'),
    },
    {
      path: 'taxes',
      title: 'VAT and stamp duty',
      group: 'money',
      icon: Percent,
      roles: ['finance'],
      load: () => import('./taxes-screen.tsx'),
    },
  ],
  pages: [{ path: 'customers/:id/credit', load: () => import('./credit-screen.tsx') }],
  searches: [
    {
      label: 'Transactions with this reference, or a part of it',
      roles: everybody,
      fits: /^(?!CASE-|DSP-|WS-)(?=[^@]*$)(?:WUR|DEP_|.*(?:\d[A-Z]|[A-Z]\d))/i,
      to: typed => `/transactions?reference=${encodeURIComponent(typed)}`,
    },
  ],
  ofCustomer: [
    {
      label: 'Payments on their way',
      roles: everybody,
      to: customer => `/transactions?status=pending&customer=${customer}`,
    },
  ],
};
