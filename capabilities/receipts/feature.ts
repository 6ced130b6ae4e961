import { transaction } from '@wura/database';
import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { openReceiptRenderer, receipts } from './server/plugin.ts';
import { statementRoutes } from './statement-contract.ts';
import { resealSigningKey } from './server/signing-key.ts';

export const feature: Feature = {
  name: 'receipts',
  routes: [routes, statementRoutes],
  migrations: new URL('migrations/', import.meta.url),
  serve(router, needs) {
    const { publicUrl, mode } = needs.config;
    const renderer = openReceiptRenderer();
    needs.onClose(() => renderer.close());
    receipts(router, { ...needs, renderer, publicUrl, isSandbox: mode === 'sandbox' });
  },
  reseal: { of: 'receipts', run: ({ pool, vault }) => transaction(pool, tx => resealSigningKey(tx, vault)) },
};
