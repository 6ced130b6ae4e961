import type { Translations } from '@wura/browser/messages';
import type * as english from './paper-messages.ts';

export default {
  paperMessages: {
    receipt: 'Recibo',
    brand: 'Wura',
    completed: 'Completado',
    fee: 'Comisión',
    noFee: 'Sin comisión',
    date: 'Fecha',
    reference: 'Referencia',
    copyReference: 'Copiar referencia',
    copied: 'Copiado',
    done: 'Listo',
    close: 'Cerrar recibo',
  },
} satisfies Translations<typeof english>;
