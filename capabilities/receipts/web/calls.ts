import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const verifyReceipt = endpoint<typeof routes.verify>('GET', '/api/receipts/{code}');
