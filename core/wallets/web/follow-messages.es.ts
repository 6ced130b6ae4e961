import type { Translations } from '@wura/browser/messages';
import type * as english from './follow-messages.ts';

export default {
  followMessages: {
    follow: 'Compartir seguimiento en vivo',
    shareText: 'Siga este pago en Wura',
    copied: 'Enlace copiado',
    making: 'Preparando...',
    failed: 'No se pudo crear el enlace. Inténtelo de nuevo.',
  },
} satisfies Translations<typeof english>;
