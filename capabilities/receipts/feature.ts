import { transaction } from '@wura/database';
import type { Feature, ServerNeeds } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { openReceiptRenderer } from './server/create-making.ts';
import { receipts } from './server/plugin.ts';
import { resealSigningKey } from './server/signing-key.ts';
import { statementsForStaff } from './server/staff-plugin.ts';
import { statementRoutes } from './statement-contract.ts';

export const feature: Feature = {
  name: 'receipts',
  routes: [routes, statementRoutes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  serve: (router, needs) => receipts(router, given(needs)),
  // A press of their own: what staff ask for never waits behind the customers' papers, nor these behind it.
  serveStaff: (router, needs) => statementsForStaff(router, given(needs)),
  reseal: { of: 'receipts', run: ({ pool, vault }) => transaction(pool, tx => resealSigningKey(tx, vault)) },
};

function given(needs: ServerNeeds) {
  const { publicUrl, mode } = needs.config;
  const renderer = openReceiptRenderer();
  needs.onClose(() => renderer.close());
  return { ...needs, renderer, publicUrl, isSandbox: mode === 'sandbox' };
}
