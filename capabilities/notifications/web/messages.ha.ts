import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

const shown = (unread: number) => (unread >= 100 ? '99+' : String(unread));

export default {
  notificationsMessages: {
    title: 'Sanarwa',
    bell: unread => (unread === 0 ? 'Sanarwa' : `Sanarwa, ${shown(unread)} ba a karanta ba`),
    unread: unread => `${shown(unread)} ba a karanta ba`,
    isUnread: 'Ba a karanta ba',
    close: 'Rufe',
    loading: 'Ana loda sanarwa...',
    failed: 'Ba a iya loda sanarwarku ba.',
    retry: 'Sake gwadawa',
    today: 'Yau',
    earlier: 'Da',
    markAll: 'Nuna an karanta duka',
    markAllFailed: 'Ba a iya nuna an karanta su ba. Ku sake gwadawa.',
    allRead: 'An karanta duka',
    more: 'Ƙara lodawa',
    empty: 'Babu sanarwa tukuna',
    emptyText: 'Ana faɗin abin da ya faru a asusunku a nan.',
  },
} satisfies Translations<typeof english>;
