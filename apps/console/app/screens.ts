import type { ConsoleFeature } from '@wura/operators/console/feature';
import * as features from './features.ts';

// What the shell is made of: the menu, the dashboard, the search and the ways from a customer's page.

const inOrder = Object.values<ConsoleFeature>(features).toSorted((one, other) => one.order - other.order);

export const screens = inOrder.flatMap(({ screens }) => screens);
export const pages = inOrder.flatMap(({ pages = [] }) => pages);
export const queues = inOrder.flatMap(({ queues = [] }) => queues);
export const searches = inOrder.flatMap(({ searches = [] }) => searches);
export const customerLinks = inOrder.flatMap(({ ofCustomer = [] }) => ofCustomer);
