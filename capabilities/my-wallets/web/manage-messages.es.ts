import type { Translations } from '@wura/browser/messages';
import type * as english from './manage-messages.ts';

export default {
  manageMessages: {
    lead: 'El orden, los favoritos y lo que está oculto se guardan con su cuenta, en todos los dispositivos.',
    hidden: 'Oculta',
    up: name => `Subir ${name}`,
    down: name => `Bajar ${name}`,
    moved: (name, place, count) => `${name} es ahora ${place} de ${count}`,
    favourite: name => `${name} es favorita`,
    hide: name => `Ocultar ${name}`,
    show: name => `Mostrar ${name}`,
    closeWallet: name => `Cerrar ${name}`,
    closed: name => `Billetera ${name} cerrada. Agregue la moneda para abrirla de nuevo.`,
    failed: 'No funcionó. Nada ha cambiado. Inténtelo de nuevo.',
  },
} satisfies Translations<typeof english>;
