import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listProducts = endpoint<typeof routes.catalogue>('GET', '/api/requests/giftcards/catalogue');
export const askPrice = endpoint<typeof routes.quote>('POST', '/api/requests/giftcards/quote');
export const buyGiftCard = endpoint<typeof routes.buy>('POST', '/api/requests/giftcards');
export const listGiftCards = endpoint<typeof routes.list>('GET', '/api/requests/giftcards');
export const revealGiftCard = endpoint<typeof routes.reveal>('POST', '/api/requests/giftcards/{id}/reveal');
