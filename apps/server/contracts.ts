import { routes as operators } from '@wura/operators/contract';
import type { RouteSpec } from '@wura/wire';
import { featureRoutes } from './all-features.ts';
import { routes as system } from './system-contract.ts';
import { vendors } from './vendors.ts';

/** Every call of the API, in one list: what openapi.json is printed from and what the tests walk. */
export const contracts: readonly RouteSpec[] = [
  ...[...featureRoutes, operators, system].flatMap(routes => Object.values<RouteSpec>(routes)),
  ...vendors.flatMap(({ webhook }) => (webhook ? [webhook.route] : [])),
];
