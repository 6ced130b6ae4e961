import { endpoint } from '@wura/browser/client';
import type { routes as walletRoutes } from '@wura/wallets/contract';
import type { routes } from '../contract.ts';
import type { recallRoutes } from '../recall-contract.ts';

export const readPayment = endpoint<typeof walletRoutes.showTransaction>('GET', '/api/transactions/{id}');
export const openDispute = endpoint<typeof routes.open>('POST', '/api/disputes');
export const listDisputes = endpoint<typeof routes.list>('GET', '/api/disputes');
export const readDispute = endpoint<typeof routes.read>('GET', '/api/disputes/{id}');
export const writeToDispute = endpoint<typeof routes.write>('POST', '/api/disputes/{id}/messages');
export const addEvidence = endpoint<typeof routes.addEvidence>('POST', '/api/disputes/{id}/evidence');
export const listAsked = endpoint<typeof recallRoutes.listAsked>('GET', '/api/recalls');
export const readAsked = endpoint<typeof recallRoutes.readAsked>('GET', '/api/recalls/{id}');
export const sendBack = endpoint<typeof recallRoutes.sendBack>('POST', '/api/recalls/{id}/return');
export const refuseRecall = endpoint<typeof recallRoutes.refuse>('POST', '/api/recalls/{id}/refuse');
