import type { Translations } from '@wura/browser/messages';
import type * as english from './label-messages.ts';

export default {
  labelMessages: {
    title: 'Solo para usted',
    category: 'Categoría',
    usual: 'La habitual',
    forAll: name => `Todas con ${name}, también las futuras`,
    forAllAlike: 'Todas las de este tipo, también las futuras',
    note: 'Nota',
    noteHelp: 'Solo usted la ve. Puede buscarla.',
    count: (used, max) => `${used}/${max}`,
    save: 'Guardar',
    saving: 'Guardando...',
    saved: 'Guardado',
    failed: 'No se pudo guardar. Su dinero no se ve afectado. Inténtelo de nuevo.',
    allWith: name => `Todas con ${name}`,
  },
  narrowMessages: {
    more: 'Más filtros',
    moreOn: count => (count === 1 ? 'Más filtros, 1 activo' : `Más filtros, ${count} activos`),
    title: 'Filtros',
    close: 'Cerrar',
    category: 'Categoría',
    anyCategory: 'Cualquier categoría',
    least: 'Al menos',
    most: 'Como máximo',
    with: name => `Con ${name}`,
    withAnyone: 'Mostrar todo otra vez',
    clear: 'Borrar',
    show: 'Ver las operaciones',
  },
} satisfies Translations<typeof english>;
