import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listMovements = endpoint<typeof operatorRoutes.transactions>('GET', '/api/operator/transactions');
export const listCategories = endpoint<typeof operatorRoutes.categories>('GET', '/api/operator/movement-categories');
export const readTransaction = endpoint<typeof operatorRoutes.read>('GET', '/api/operator/transactions/{id}');
export const requery = endpoint<typeof operatorRoutes.requery>('POST', '/api/operator/transactions/{id}/requery');
export const proposeReturn = endpoint<typeof operatorRoutes.proposeReturn>(
  'POST',
  '/api/operator/transactions/{id}/return',
);
export const proposeCorrection = endpoint<typeof operatorRoutes.proposeCorrection>(
  'POST',
  '/api/operator/transactions/{id}/correct',
);
export const listHouseWallets = endpoint<typeof operatorRoutes.houseWallets>('GET', '/api/operator/house-wallets');
export const readTaxes = endpoint<typeof operatorRoutes.taxes>('GET', '/api/operator/taxes');
export const proposeCredit = endpoint<typeof operatorRoutes.proposeCredit>(
  'POST',
  '/api/operator/customers/{id}/credit',
);
