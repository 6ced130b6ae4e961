import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listCompanies = endpoint<typeof routes.companies>('GET', '/api/squad/electricity-providers');
export const lookUpMeter = endpoint<typeof routes.lookUpMeter>('POST', '/api/squad/electricity/lookup-meter');
export const payElectricity = endpoint<typeof routes.pay>('POST', '/api/payments/electricity');
export const listTokens = endpoint<typeof routes.tokens>('GET', '/api/tokens');
export const sendToken = endpoint<typeof routes.sendToken>('POST', '/api/tokens/{id}/send');
export const textToken = endpoint<typeof routes.textToken>('POST', '/api/tokens/{id}/text');
