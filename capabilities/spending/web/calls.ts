import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const showSpending = endpoint<typeof routes.show>('GET', '/api/spending');
export const saveBudget = endpoint<typeof routes.budget>('PUT', '/api/spending/budgets');
