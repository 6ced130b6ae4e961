import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

const shown = (unread: number) => (unread >= 100 ? '99+' : String(unread));

export default {
  notificationsMessages: {
    title: 'Ọkwa',
    bell: unread => (unread === 0 ? 'Ọkwa' : `Ọkwa, ${shown(unread)} agụbeghị`),
    unread: unread => `${shown(unread)} agụbeghị`,
    isUnread: 'Agụbeghị',
    close: 'Mechie',
    loading: 'Na-ebubata ọkwa...',
    failed: 'Enweghị ike ibubata ọkwa gị.',
    retry: 'Nwaa ọzọ',
    today: 'Taa',
    earlier: 'Mbụ',
    markAll: 'Kaa ha niile dị ka agụrụ agụ',
    markAllFailed: 'Enweghị ike ịka ha dị ka agụrụ agụ. Biko nwaa ọzọ.',
    allRead: 'Agụla ha niile',
    more: 'Bubatakwuo',
    empty: 'Ọkwa adịghị ugbu a',
    emptyText: 'A na-akọ ihe na-eme n’akaụntụ gị ebe a.',
  },
} satisfies Translations<typeof english>;
