import type { Feature } from '@wura/features/server';
import { revokeApiKeys } from '@wura/identity/server';
import { routes } from './contract.ts';
import { apiKeys } from './server/plugin.ts';

export const feature: Feature = {
  name: 'api-keys',
  routes: [routes],
  serve: apiKeys,
  // A program that has the key may be in the same wrong hands as the phone.
  whenLocked: revokeApiKeys,
};
