import { endpoint } from '@wura/browser/client';
import type { operatorRoutes } from '../operator-contract.ts';

export const listTickets = endpoint<typeof operatorRoutes.listTickets>('GET', '/api/operator/messages');
export const readTicket = endpoint<typeof operatorRoutes.readTicket>('GET', '/api/operator/messages/{id}');
export const closeTicket = endpoint<typeof operatorRoutes.close>('POST', '/api/operator/messages/{id}/close');
export const replyToTicket = endpoint<typeof operatorRoutes.reply>('POST', '/api/operator/messages/{id}/reply');
