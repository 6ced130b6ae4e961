import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  billsMessages: {
    title: 'Facturas',
    facts: { always: 'Disponible 24/7', instant: 'Procesamiento inmediato', secure: 'Pagos seguros' },
    factsLabel: 'Sobre el pago de facturas',
    choose: '¿Qué quiere pagar?',
    none: 'Todavía no hay nada que pagar aquí',
  },
  miscellaneousMessages: {
    title: 'Varios',
    detail: 'Todo lo que no es una factura mensual',
    back: 'Volver a las facturas',
    choose: '¿Qué necesita?',
    none: 'Todavía no hay nada que pedir aquí',
  },
} satisfies Translations<typeof english>;
