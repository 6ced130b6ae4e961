import { endpoint } from '@wura/browser/client';
import type { routes as rateRoutes } from '@wura/rates/contract';
import type { routes } from '../contract.ts';

export const askQuote = endpoint<typeof routes.quote>('POST', '/api/conversions/quote');
export const convert = endpoint<typeof routes.convert>('POST', '/api/conversions');
export const showHistory = endpoint<typeof rateRoutes.showHistory>('GET', '/api/rates/history');
