import { endpoint } from '@wura/browser/client';
import type { routes as walletRoutes } from '@wura/wallets/contract';
import type { Routes } from '../contract.ts';

export const listSchedules = endpoint<Routes['list']>('GET', '/api/scheduled-payments');
export const listKinds = endpoint<Routes['kinds']>('GET', '/api/scheduled-payments/kinds');
export const listChoices = endpoint<Routes['choices']>('POST', '/api/scheduled-payments/choices');
export const checkWish = endpoint<Routes['check']>('POST', '/api/scheduled-payments/check');
export const makeSchedule = endpoint<Routes['make']>('POST', '/api/scheduled-payments');
export const showSchedule = endpoint<Routes['show']>('GET', '/api/scheduled-payments/{id}');
export const changeSchedule = endpoint<Routes['change']>('PUT', '/api/scheduled-payments/{id}');
export const skipNext = endpoint<Routes['skip']>('POST', '/api/scheduled-payments/{id}/skip');
export const pauseSchedule = endpoint<Routes['pause']>('POST', '/api/scheduled-payments/{id}/pause');
export const resumeSchedule = endpoint<Routes['resume']>('POST', '/api/scheduled-payments/{id}/resume');
export const cancelSchedule = endpoint<Routes['cancel']>('DELETE', '/api/scheduled-payments/{id}');

export const showTransaction = endpoint<typeof walletRoutes.showTransaction>('GET', '/api/transactions/{id}');
