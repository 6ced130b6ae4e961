import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';
import type { recallOperatorRoutes as recall } from '../recall-operator-contract.ts';

export const listDisputes = endpoint<typeof operatorRoutes.listDisputes>('GET', '/api/operator/disputes');
export const readDispute = endpoint<typeof operatorRoutes.readDispute>('GET', '/api/operator/disputes/{id}');
export const stepDispute = endpoint<typeof operatorRoutes.stepDispute>('POST', '/api/operator/disputes/{id}');
export const askReceiver = endpoint<typeof recall.askReceiver>('POST', '/api/operator/disputes/{id}/recall/ask');
export const proposeHold = endpoint<typeof recall.proposeHold>('POST', '/api/operator/disputes/{id}/recall/hold');
export const proposeLift = endpoint<typeof recall.proposeLift>('POST', '/api/operator/disputes/{id}/recall/lift');
export const proposeReturn = endpoint<typeof recall.proposeReturn>('POST', '/api/operator/disputes/{id}/recall/return');
