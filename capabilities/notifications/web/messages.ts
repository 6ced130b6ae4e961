import { catalogue, translated } from '@wura/browser/messages';

export const notificationsMessages = catalogue({
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${shown(unread)} unread`),
  unread: (unread: number) => `${shown(unread)} unread`,
  isUnread: 'Unread',
  close: 'Close',
  loading: 'Loading notifications...',
  failed: 'Could not load your notifications.',
  retry: 'Retry',
  today: 'Today',
  earlier: 'Earlier',
  markAll: 'Mark all as read',
  markAllFailed: 'Could not mark them as read. Please try again.',
  allRead: 'All read',
  more: 'Load more',
  empty: 'No notifications yet',
  emptyText: 'What happens in your account is told here.',
});

/** The server stops counting at a hundred. */
function shown(unread: number): string {
  return unread >= 100 ? '99+' : String(unread);
}

translated(
  { notificationsMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
);
