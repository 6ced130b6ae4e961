import type { Translations } from '@wura/browser/messages';
import type * as english from './people-messages.ts';

export default {
  peopleMessages: {
    title: 'Personas guardadas',
    manage: 'Gestionar',
    star: name => `Guardar a ${name}`,
    starred: name => `${name} está guardado`,
    save: 'Guardar a esta persona',
    saving: 'Guardando...',
    saved: 'Persona guardada',
    saveFailed: 'No se pudo guardar a esta persona. Inténtelo de nuevo.',
    search: 'Buscar personas guardadas',
    empty: 'Aún no hay personas guardadas',
    emptyText: 'Toque la estrella junto a un nombre, o guarde a la persona después de una transferencia.',
    noMatch: query => `Ninguna persona guardada coincide con «${query}»`,
    account: digits => `Wura, ${digits}`,
    nicknameHelper: 'Solo usted lo ve. Vacío: el nombre de su cuenta.',
    closed: 'Cuenta cerrada',
    gone: 'Una persona con la cuenta cerrada',
    renamed: 'Nombre cambiado',
  },
} satisfies Translations<typeof english>;
