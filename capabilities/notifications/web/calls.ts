import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const list = endpoint<typeof routes.list>('GET', '/api/notifications');
export const countUnread = endpoint<typeof routes.countUnread>('GET', '/api/notifications/unread');
export const readAlerts = endpoint<typeof routes.readAlerts>('GET', '/api/notifications/alerts');
export const changeAlerts = endpoint<typeof routes.changeAlerts>('PUT', '/api/notifications/alerts');
export const markRead = endpoint<typeof routes.markRead>('POST', '/api/notifications/{id}/read');
export const markAllRead = endpoint<typeof routes.markAllRead>('POST', '/api/notifications/read-all');
export const readPush = endpoint<typeof routes.readPush>('GET', '/api/notifications/push');
export const allowPush = endpoint<typeof routes.allowPush>('PUT', '/api/notifications/push');
export const stopPush = endpoint<typeof routes.stopPush>('DELETE', '/api/notifications/push');
