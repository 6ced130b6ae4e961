import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  paymentGuardMessages: {
    title: 'Protección de pagos',
    lead: 'Un pago a una cuenta que nunca pagó pide su segundo factor de noche y, por encima de una suma, a cualquier hora. Reforzarla vale al instante; relajarla pide el segundo factor.',
    night: 'De noche',
    hours: (from, until) => `De ${from} a ${until}`,
    over: 'A cualquier hora, más de',
    off: 'Desactivado',
    change: 'Cambiar la protección',
    nightOn: 'Proteger las horas de la noche',
    largeOn: 'Proteger las sumas grandes',
    start: 'Desde',
    end: 'Hasta',
    sum: 'Más de',
    save: 'Guardar la protección',
    saved: 'Se cambió la protección de sus pagos.',
    nextNight: what => `De noche: ${what}`,
    nextOver: what => `Más de: ${what}`,
  },
} satisfies Translations<typeof english>;
