import { endpoint } from '@wura/browser/client';
import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';

export const listTransactions = endpoint<typeof routes.listTransactions>('GET', '/api/transactions');
export const showTransaction = endpoint<typeof routes.showTransaction>('GET', '/api/transactions/{id}');
export const labelTransaction = endpoint<typeof routes.labelTransaction>('PUT', '/api/transactions/{id}/label');
export const showSummary = endpoint<typeof routes.showSummary>('GET', '/api/transactions/summary/{walletId}');
export const showDays = endpoint<typeof routes.showDays>('GET', '/api/transactions/days/{walletId}');

/** All that is known of one movement. */
export type Detail = ReplyOf<typeof routes.showTransaction>;
