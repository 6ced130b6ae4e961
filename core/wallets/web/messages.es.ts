import type { Translations } from '@wura/browser/messages';
import type { Sentences } from '@wura/browser/sentences';
import type * as english from './messages.ts';

export default {
  addWalletMessages: {
    title: 'Añadir una billetera',
    lead: 'Cada moneda tiene su propia billetera. Abrirla es gratis; aparece al instante, con saldo cero.',
    currency: 'Moneda',
    placeholder: 'Elija una moneda',
    search: 'Buscar monedas',
    close: 'Cerrar',
    loading: 'Cargando las monedas...',
    failed: 'No se pudieron cargar las monedas.',
    retry: 'Reintentar',
    noMatch: query => `Ninguna moneda coincide con «${query}»`,
    choose: 'Elija una moneda',
    submit: 'Crear la billetera',
    submitting: 'Creando la billetera...',
    done: name => `Billetera creada: ${name}`,
    refused: 'No se pudo crear la billetera. Inténtelo de nuevo.',
    hasAll: 'Tiene una billetera en cada moneda que admitimos.',
  },
  balanceMessages: {
    hidden: 'Saldo oculto',
  },
  walletListMessages: {
    failed: 'No se pudieron cargar las billeteras',
    retry: 'Reintentar',
    dismiss: 'Cerrar',
  },
  processingMessages: {
    slow: 'Está tardando más de lo habitual. Su dinero está seguro.',
    checking: 'Se perdió la conexión. Estamos comprobando esta transferencia; no la envíe otra vez.',
    mayLeave: 'Puede salir de esta página. Si la transferencia se hizo, aparecerá en sus movimientos.',
    toWallet: 'Ir a la billetera',
  },
  feeMessages: {
    fee: 'Comisión',
    noFee: 'Sin comisión',
  },
  receiptMessages: {
    share: 'Compartir recibo',
    download: 'Descargar PDF',
    making: 'Preparando...',
    saved: 'Recibo guardado como imagen',
    failed: 'No se pudo preparar el recibo. Inténtelo de nuevo.',
  },
} satisfies Translations<typeof english>;

/** What is refused when money moves: by wallets, by the books beneath them, by limits and on the way out. */
export const sentences: Sentences = {
  'You already have a wallet in this currency.': 'Ya tiene una billetera en esta moneda.',
  'We do not support this currency yet.': 'Todavía no admitimos esta moneda.',
  'Both wallets must hold the same currency.': 'Las dos billeteras deben ser de la misma moneda.',
  'There is not enough money in this wallet.': 'No hay suficiente dinero en esta billetera.',
  'This Idempotency-Key was used for another payment. Nothing was sent.':
    'Esta Idempotency-Key ya se usó para otro pago. No se envió nada.',
  'We lost contact with our records. Check your transactions before you try again.':
    'Perdimos el contacto con nuestros registros. Revise sus movimientos antes de intentarlo de nuevo.',
  'This is more than your limit allows.': 'Este importe supera su límite.',
  'Please verify your BVN or NIN before you move money.': 'Verifique su BVN o NIN antes de mover dinero.',
  'You must be 18 or older to move money.': 'Debe tener al menos 18 años para mover dinero.',
  'This is more than the recipient may receive.': 'Este importe supera lo que puede recibir el destinatario.',
  'The payment was declined. Your money is back in your wallet.':
    'El pago fue rechazado. Su dinero está de nuevo en su billetera.',
  'This service does not answer right now. Please try again in a moment.':
    'Este servicio no responde en este momento. Inténtelo de nuevo en un momento.',
  'This service is switched off here.': 'Este servicio está desactivado aquí.',
  'Transfer to {}': 'Transferencia a {}',
  'Transfer from {}': 'Transferencia de {}',
  'Opening balance': 'Saldo inicial',
};
