import type { ConsoleFeature } from '@wura/operators/console/feature';

/** Reached from the customer's page. */
export const staff: ConsoleFeature = {
  order: 62,
  screens: [],
  pages: [{ path: 'customers/:id/webhooks', load: () => import('./webhooks-screen.tsx') }],
};
