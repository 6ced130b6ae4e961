import type { ConsoleFeature } from '@wura/operators/console/feature';

/** Reached from the customer's page. */
export const staff: ConsoleFeature = {
  order: 61,
  screens: [],
  pages: [{ path: 'customers/:id/keys', load: () => import('./keys-screen.tsx') }],
};
