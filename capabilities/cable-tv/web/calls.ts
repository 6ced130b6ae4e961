import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listProviders = endpoint<typeof routes.providers>('GET', '/api/squad/tv-providers');
export const lookUpAccount = endpoint<typeof routes.lookUpAccount>('POST', '/api/squad/tv/lookup-account');
export const lookUpAlias = endpoint<typeof routes.lookUpAlias>('POST', '/api/squad/cable/lookup');
export const readBouquets = endpoint<typeof routes.bouquets>('GET', '/api/squad/tv/bouquets/{provider}');
export const readBouquetsAlias = endpoint<typeof routes.bouquetsAlias>('POST', '/api/squad/tv/bouquet-list');
export const payCable = endpoint<typeof routes.pay>('POST', '/api/payments/tv');
export const payAlias = endpoint<typeof routes.payAlias>('POST', '/api/squad/tv/pay');
