import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const payAirtime = endpoint<typeof routes.pay>('POST', '/api/payments/airtime');
