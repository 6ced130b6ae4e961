import type { ConsoleFeature } from '@wura/operators/console/feature';

/** Reached from the customer's page. */
export const staff: ConsoleFeature = {
  order: 63,
  screens: [],
  pages: [{ path: 'customers/:id/statement', load: () => import('./statement-screen.tsx') }],
};
