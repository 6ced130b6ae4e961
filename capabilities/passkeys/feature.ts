import type { Feature } from '@wura/features/server';
import { deletePasskeysOfLocked } from '@wura/identity/server';
import { routes } from './contract.ts';
import { passkeys } from './server/plugin.ts';

export const feature: Feature = {
  name: 'passkeys',
  routes: [routes],
  serve: passkeys,
  whenLocked: (tx, { customer }) => deletePasskeysOfLocked(tx, customer),
};
