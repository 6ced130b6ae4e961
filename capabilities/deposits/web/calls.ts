import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const createPending = endpoint<typeof routes.createPending>('POST', '/api/paystack/create-pending-deposit');
export const verify = endpoint<typeof routes.verify>('POST', '/api/paystack/verify-payment');
export const verifyAlias = endpoint<typeof routes.verifyAlias>('POST', '/api/verify-payment');
export const listDeposits = endpoint<typeof routes.list>('GET', '/api/deposits');
export const showAccount = endpoint<typeof routes.showAccount>('GET', '/api/deposit-account');
export const openAccount = endpoint<typeof routes.openAccount>('POST', '/api/deposit-account');
