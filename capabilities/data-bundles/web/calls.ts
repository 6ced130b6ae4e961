import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listPlans = endpoint<typeof routes.plans>('GET', '/api/squad/data-bundles');
export const payData = endpoint<typeof routes.pay>('POST', '/api/payments/data');
