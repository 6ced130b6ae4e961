import type { ConsoleFeature } from '@wura/operators/console/feature';

const everybody = ['support', 'compliance', 'finance'] as const;

/** Reached from the customer's page. */
export const staff: ConsoleFeature = {
  order: 75,
  screens: [],
  pages: [{ path: 'customers/:id/scheduled-payments', load: () => import('./schedules-screen.tsx') }],
  ofCustomer: [
    {
      label: 'Scheduled payments',
      roles: everybody,
      to: customer => `/customers/${customer}/scheduled-payments`,
      countedBy: 'scheduled-payments',
    },
  ],
};
