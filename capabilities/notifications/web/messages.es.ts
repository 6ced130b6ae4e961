import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

const shown = (unread: number) => (unread >= 100 ? '99+' : String(unread));

export default {
  notificationsMessages: {
    title: 'Notificaciones',
    bell: unread => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${shown(unread)} sin leer`),
    unread: unread => `${shown(unread)} sin leer`,
    isUnread: 'Sin leer',
    close: 'Cerrar',
    loading: 'Cargando notificaciones...',
    failed: 'No se pudieron cargar sus notificaciones.',
    retry: 'Reintentar',
    today: 'Hoy',
    earlier: 'Anteriores',
    markAll: 'Marcar todo como leído',
    markAllFailed: 'No se pudieron marcar como leídas. Inténtelo de nuevo.',
    allRead: 'Todo leído',
    more: 'Ver más',
    empty: 'Aún no hay notificaciones',
    emptyText: 'Aquí se le informa de lo que ocurre en su cuenta.',
  },
} satisfies Translations<typeof english>;
