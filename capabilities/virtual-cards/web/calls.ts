import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listCards = endpoint<typeof routes.list>('GET', '/api/virtual-cards');
export const createCard = endpoint<typeof routes.create>('POST', '/api/virtual-cards');
export const fundCard = endpoint<typeof routes.deposit>('POST', '/api/virtual-cards/{id}/deposit');
export const freezeCard = endpoint<typeof routes.freeze>('POST', '/api/virtual-cards/{id}/freeze');
export const unfreezeCard = endpoint<typeof routes.unfreeze>('POST', '/api/virtual-cards/{id}/unfreeze');
export const closeCard = endpoint<typeof routes.close>('POST', '/api/virtual-cards/{id}/close');
export const revealCard = endpoint<typeof routes.reveal>('POST', '/api/virtual-cards/{id}/reveal');
export const quoteCard = endpoint<typeof routes.quote>('POST', '/api/virtual-cards/quote');
export const listHistory = endpoint<typeof routes.transactions>('GET', '/api/virtual-cards/{id}/transactions');
export const withdrawCard = endpoint<typeof routes.withdraw>('POST', '/api/virtual-cards/{id}/withdraw');
export const readLimits = endpoint<typeof routes.limits>('GET', '/api/virtual-cards/{id}/limits');
export const saveLimits = endpoint<typeof routes.saveLimits>('PUT', '/api/virtual-cards/{id}/limits');
