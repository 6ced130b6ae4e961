import type { Translations } from '@wura/browser/messages';
import type * as english from './track-messages.ts';

export default {
  trackMessages: {
    pageTitle: 'Seguir el dinero',
    loading: 'Buscando el pago...',
    payment: 'Pago',
    way: 'Su recorrido',
    steps: {
      held: 'Retenido: salió de la billetera de quien envía',
      sent: 'Enviado al banco',
      at_bank: 'En el banco',
      arrived: 'Llegó',
      returned: 'Devuelto a quien envió',
    },
    stepsElsewhere: {
      held: 'Salió de la billetera de quien envía',
      sent: 'Enviado',
      at_bank: 'En ejecución',
      arrived: 'Llegó',
      returned: 'Devuelto a quien envió',
    },
    notYet: 'Todavía no',
    says: {
      completed: 'El dinero ha llegado.',
      pending: 'El dinero está en camino. Esta página lo sigue sola.',
      failed: 'No se realizó. Todo el dinero volvió a quien lo envió.',
    },
    chips: { completed: 'Llegó', pending: 'En camino', failed: 'Devuelto' },
    by: date => `Llega o vuelve antes del ${date}.`,
    underWay: time => `En camino desde hace ${time}`,
    to: 'Para',
    from: 'De',
    reference: 'Referencia',
    session: 'ID de sesión',
    checkedAt: time => `Situación a las ${time}.`,
    sandbox: 'Hecho en un entorno de pruebas: no se movió dinero real.',
    checkReceipt: 'Comprobar el recibo',
    none: 'No existe ese pago',
    noneText: 'Revise el enlace. No confíe en un pago que no se encuentra aquí.',
    failed: 'No se pudo buscar el pago.',
    retry: 'Reintentar',
  },
} satisfies Translations<typeof english>;
