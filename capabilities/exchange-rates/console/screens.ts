import { call } from '@wura/browser/client';
import type { ConsoleFeature } from '@wura/operators/console/feature';
import { TrendingUp } from 'lucide-react';
import { listRates } from './calls.ts';

export const staff: ConsoleFeature = {
  order: 72,
  screens: [
    {
      path: 'rates',
      title: 'Rates',
      group: 'money',
      icon: TrendingUp,
      roles: ['finance'],
      load: () => import('./rates-screen.tsx'),
    },
  ],
  queues: [
    {
      name: 'Rates that jumped',
      to: '/rates',
      roles: ['finance'],
      async read() {
        const { sources } = await call(listRates, {});
        const items = sources.flatMap(({ name, held, fetched_at: since }) =>
          held.map(currency => ({ id: `${name} ${currency}`, title: `${currency}, of ${name}`, since, to: '/rates' })),
        );
        return { items, isMore: false };
      },
    },
  ],
};
