import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

const shown = (unread: number) => (unread >= 100 ? '99+' : String(unread));

export default {
  notificationsMessages: {
    title: 'Notifications',
    bell: unread => (unread === 0 ? 'Notifications' : `Notifications, ${shown(unread)} non lues`),
    unread: unread => (unread < 2 ? `${shown(unread)} non lue` : `${shown(unread)} non lues`),
    isUnread: 'Non lue',
    close: 'Fermer',
    loading: 'Chargement des notifications...',
    failed: 'Impossible de charger vos notifications.',
    retry: 'Réessayer',
    today: 'Aujourd’hui',
    earlier: 'Plus tôt',
    markAll: 'Tout marquer comme lu',
    markAllFailed: 'Impossible de les marquer comme lues. Veuillez réessayer.',
    allRead: 'Tout est lu',
    more: 'Afficher plus',
    empty: 'Aucune notification pour le moment',
    emptyText: 'Ce qui se passe sur votre compte est indiqué ici.',
  },
} satisfies Translations<typeof english>;
