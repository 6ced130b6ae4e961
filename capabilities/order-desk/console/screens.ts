import type { ConsoleFeature } from '@wura/operators/console/feature';
import { ClipboardList } from 'lucide-react';
import { readOpenOrders } from './open-orders.ts';

export const staff: ConsoleFeature = {
  order: 40,
  screens: [
    {
      path: 'orders/:id?',
      title: 'Orders and requests',
      group: 'work',
      icon: ClipboardList,
      roles: ['finance'],
      load: () => import('./orders-screen.tsx'),
    },
  ],
  queues: [{ name: 'Orders and requests', to: '/orders', roles: ['finance'], read: readOpenOrders }],
  ofCustomer: [
    {
      label: 'Orders and requests',
      roles: ['finance'],
      to: customer => `/orders?which=all&customer=${customer}`,
    },
  ],
};
