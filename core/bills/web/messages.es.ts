import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billReasons, salePhrases } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  networkMessages: {
    network: 'Operador',
    looksLike: (likely, chosen) => `Este número parece de ${likely}. Continúe si se ha pasado a ${chosen}.`,
  },
  phoneMessages: {
    phone: 'Número de teléfono',
    helper: '11 dígitos, por ejemplo 0803 123 4567',
    useMine: 'Usar mi número',
  },
  billMessages: {
    next: 'Continuar',
    pricing: 'Calculando el precio...',
    priceFailed: 'No se pudo calcular el precio.',
    notDebited: 'No salió dinero de su billetera.',
    openWallet: 'Abrir una con un depósito',
    summary: 'Resumen',
    for: 'Para',
    notYet: '—',
    nothingSentText: 'Preguntamos durante medio minuto y el pago nunca nos llegó. Puede pagar de nuevo.',
  },
  reviewMessages: {
    steps: 'Paso 2 de 3: revisión',
    paying: 'Usted paga',
    arrives: 'Llega',
    usually: 'Normalmente en menos de 1 minuto',
    pay: amount => `Pagar ${amount}`,
  },
  outcomeMessages: {
    paying: (amount, what) => `Pagando ${amount} por ${what}`,
    delivered: (biller, time) => `${biller} lo confirmó a las ${time}`,
    pending: 'Pago pendiente',
    pendingBy: (biller, by) =>
      `Pendiente. ${biller} aún no ha respondido. Se entregará o se le devolverá antes de las ${by}. No pague otra vez.`,
    pendingPlain: biller => `Pendiente. ${biller} aún no ha respondido. Le avisaremos. No pague otra vez.`,
    mayLeave: 'Puede salir de esta página.',
    failed: 'El pago falló',
    refunded: amount => `Fallido y devuelto. ${amount} están de vuelta en su billetera de nairas.`,
    band: 'PENDIENTE',
    chips: { completed: 'Completado', pending: 'Pendiente', refunded: 'Fallido y devuelto' },
    for: 'Para',
    from: 'De',
    account: digits => `Wura, ${digits}`,
    total: 'Total',
  },
  saleMessages: {
    downTitle: 'No se puede comprar en este momento',
    down: 'El proveedor no responde. No se toma nada de su billetera. Inténtelo de nuevo en unos minutos.',
    stopped: 'Hemos suspendido estos pagos. No se toma nada de su billetera. Vuelva más tarde.',
    off: 'Este servicio está desactivado aquí.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  sale_not_accepted: 'El proveedor no aceptó el pago.',
  sale_provider_short: 'El proveedor no puede vendernos en este momento.',
  sale_unavailable: 'No se puede contactar con el proveedor en este momento.',
  sale_destination_unknown: 'El proveedor no conoce este número.',
  sale_amount_refused: 'El proveedor no vende este importe.',
  sale_not_on_offer: 'El proveedor ya no vende esto.',
  sale_lookup_over: 'La verificación de este número ha caducado.',
  sale_not_found: 'El proveedor no realizó el pago.',
  sale_taken_back: 'El proveedor anuló el pago.',
  naira_wallet_pays: 'Las facturas se pagan desde su billetera en nairas.',
} satisfies PhraseWords<typeof salePhrases & typeof billReasons>;
