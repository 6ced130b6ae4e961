import type { ConsoleFeature } from '@wura/operators/console/feature';

const everybody = ['support', 'compliance', 'finance'] as const;

/** Reached from the customer's page. */
export const staff: ConsoleFeature = {
  order: 76,
  screens: [],
  pages: [
    { path: 'customers/:id/cards', load: () => import('./cards-screen.tsx') },
    { path: 'customers/:id/cards/:card', load: () => import('./card-screen.tsx') },
  ],
  ofCustomer: [
    {
      label: 'Virtual cards',
      roles: everybody,
      to: customer => `/customers/${customer}/cards`,
      countedBy: 'virtual-cards',
    },
  ],
};
