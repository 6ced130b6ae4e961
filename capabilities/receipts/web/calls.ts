import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';
import type { statementRoutes } from '../statement-contract.ts';

export const verifyReceipt = endpoint<typeof routes.verify>('GET', '/api/receipts/{code}');
export const trackPayment = endpoint<typeof routes.track>('GET', '/api/track/{code}');
export const showStatement = endpoint<typeof statementRoutes.showStatement>('GET', '/api/statements');
export const verifyStatement = endpoint<typeof statementRoutes.verifyStatement>('GET', '/api/statements/{code}');
