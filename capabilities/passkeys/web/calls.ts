import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const askToAdd = endpoint<typeof routes.askToAdd>('POST', '/api/passkeys/options');
export const addPasskey = endpoint<typeof routes.addPasskey>('POST', '/api/passkeys');
export const removePasskey = endpoint<typeof routes.removePasskey>('POST', '/api/passkeys/{id}/remove');
export const askToPay = endpoint<typeof routes.askToPay>('POST', '/api/passkeys/payment');
