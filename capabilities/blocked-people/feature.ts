import type { Feature } from '@wura/features/server';
import { countBlocks } from '@wura/identity/server';
import { routes } from './contract.ts';
import { blockedPeople } from './server/plugin.ts';

export const feature: Feature = {
  name: 'blocked-people',
  routes: [routes],
  serve: blockedPeople,
  aboutCustomer: async (db, customer) => ({ ...(await countBlocks(db, customer)) }),
};
