import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listOrdersOf = endpoint<typeof operatorRoutes.ordersOfCustomer>(
  'GET',
  '/api/operator/customers/{id}/conversion-orders',
);
export const readPositions = endpoint<typeof operatorRoutes.positions>('GET', '/api/operator/positions');
export const readPositionDays = endpoint<typeof operatorRoutes.positionDays>('GET', '/api/operator/positions/days');
export const squarePositions = endpoint<typeof operatorRoutes.squarePositions>(
  'POST',
  '/api/operator/positions/squarings',
);
