import type { ConsoleFeature } from '@wura/operators/console/feature';

const everybody = ['support', 'compliance', 'finance'] as const;

/** Reached from the customer's page. */
export const staff: ConsoleFeature = {
  order: 62,
  screens: [],
  pages: [{ path: 'customers/:id/webhooks', load: () => import('./webhooks-screen.tsx') }],
  ofCustomer: [{ label: 'Webhook addresses', roles: everybody, to: customer => `/customers/${customer}/webhooks` }],
};
