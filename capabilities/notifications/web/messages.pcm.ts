import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

const shown = (unread: number) => (unread >= 100 ? '99+' : String(unread));

export default {
  notificationsMessages: {
    title: 'Notifications',
    bell: unread => (unread === 0 ? 'Notifications' : `Notifications, ${shown(unread)} wey you never read`),
    unread: unread => `${shown(unread)} wey you never read`,
    isUnread: 'You never read am',
    close: 'Close',
    loading: 'Notifications dey load...',
    failed: 'Your notifications no gree load.',
    retry: 'Try again',
    today: 'Today',
    earlier: 'Before before',
    markAll: 'Mark all as read',
    markAllFailed: 'We no fit mark dem as read. Abeg try again.',
    allRead: 'You don read all',
    more: 'Load more',
    empty: 'No notification yet',
    emptyText: 'Wetin happen for your account go show here.',
  },
} satisfies Translations<typeof english>;
