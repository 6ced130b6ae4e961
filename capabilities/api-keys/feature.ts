import type { Feature } from '@wura/features/server';
import { revokeApiKeys } from '@wura/identity/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { apiKeys } from './server/plugin.ts';
import { apiKeysForStaff } from './server/staff-plugin.ts';

export const feature: Feature = {
  name: 'api-keys',
  routes: [routes, operatorRoutes],
  serve: apiKeys,
  serveStaff: apiKeysForStaff,
  // A program that has the key may be in the same wrong hands as the phone.
  whenLocked: revokeApiKeys,
};
