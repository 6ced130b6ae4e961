import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listCardsOf = endpoint<typeof operatorRoutes.listOfCustomer>('GET', '/api/operator/customers/{id}/cards');
export const listEntriesOf = endpoint<typeof operatorRoutes.entriesOfCard>(
  'GET',
  '/api/operator/customers/{id}/cards/{card}/transactions',
);
