import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const sendContact = endpoint<typeof routes.sendContact>('POST', '/api/contact');
export const readMessages = endpoint<typeof routes.readMessages>('GET', '/api/support/messages');
export const writeMessage = endpoint<typeof routes.writeMessage>('POST', '/api/support/messages');
export const leaveEmail = endpoint<typeof routes.leaveEmail>('PUT', '/api/support/email');
