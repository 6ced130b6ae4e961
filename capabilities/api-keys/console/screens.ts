import type { ConsoleFeature } from '@wura/operators/console/feature';

const everybody = ['support', 'compliance', 'finance'] as const;

/** Reached from the customer's page. */
export const staff: ConsoleFeature = {
  order: 61,
  screens: [],
  pages: [{ path: 'customers/:id/keys', load: () => import('./keys-screen.tsx') }],
  ofCustomer: [
    { label: 'API keys of their programs', roles: everybody, to: customer => `/customers/${customer}/keys` },
  ],
};
