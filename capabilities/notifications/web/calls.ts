import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const list = endpoint<typeof routes.list>('GET', '/api/notifications');
export const countUnread = endpoint<typeof routes.countUnread>('GET', '/api/notifications/unread');
export const markRead = endpoint<typeof routes.markRead>('POST', '/api/notifications/{id}/read');
export const markAllRead = endpoint<typeof routes.markAllRead>('POST', '/api/notifications/read-all');
