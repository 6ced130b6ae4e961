import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { ledgerRefusals } from '@wura/ledger/contract';
import type { paymentPhrases, providerRefusals } from '@wura/provider-payments/contract';
import type { walletRefusals, walletFaults, movementPhrases } from '../refusals.ts';

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
    checkingBill: 'Se perdió la conexión. Estamos comprobando este pago; no pague otra vez.',
    mayLeaveBill: 'Puede salir de esta página. Si el pago se hizo, aparecerá en sus movimientos.',
    toWallet: 'Ir a la billetera',
  },
  feeMessages: {
    fee: 'Comisión',
    noFee: 'Sin comisión',
  },
  amountMessages: {
    amount: 'Importe',
    balance: amount => `Saldo ${amount}`,
    useAll: 'Usar todo',
  },
  priceMessages: {
    amount: 'Importe',
    total: 'Total de la billetera Naira',
    leftAfter: amount => `Quedarán ${amount}`,
    notYet: '—',
  },
  failureMessages: {
    notDebited: 'No salió dinero de su billetera.',
    refunded: amount => `Fallida y devuelta. ${amount} están de vuelta en su billetera de nairas.`,
    reference: reference => `Referencia: ${reference}`,
    nothingSent: 'No se envió nada.',
    dismiss: 'Cerrar',
  },
  paymentPageMessages: {
    back: 'Volver a la billetera',
    backToForm: 'Volver al formulario',
  },
  payeeRowMessages: {
    none: 'Las personas a las que pague aparecerán aquí, a un toque.',
    failed: 'No se pudieron cargar las personas a las que paga.',
    retry: 'Reintentar',
  },
  savedMessages: {
    edit: name => `Cambiar el nombre de ${name}`,
    nickname: 'Nombre a su elección',
    keep: 'Guardar',
    keeping: 'Guardando...',
    cancel: 'Cancelar',
    renameFailed: 'No se pudo cambiar el nombre. Inténtelo de nuevo.',
    remove: name => `Eliminar ${name}`,
    removed: name => `${name}: eliminada`,
    undo: 'Deshacer',
    removeFailed: name => `No se pudo eliminar ${name}. Inténtelo de nuevo.`,
    close: 'Cerrar',
  },
  receiptMessages: {
    share: 'Compartir recibo',
    download: 'Descargar PDF',
    making: 'Preparando...',
    saved: 'Recibo guardado como imagen',
    failed: 'No se pudo preparar el recibo. Inténtelo de nuevo.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  insufficient_funds: 'No hay suficiente dinero en esta billetera.',
  idempotency_mismatch: 'Esta Idempotency-Key ya se usó para otra cosa. No se hizo nada.',
  outcome_unknown: 'Perdimos el contacto con nuestros registros. Revise sus movimientos antes de intentarlo de nuevo.',
  payment_declined: 'El pago fue rechazado. Su dinero está de nuevo en su billetera.',
  provider_unavailable: 'Este servicio no responde en este momento. Inténtelo de nuevo en un momento.',
  payment_under_way: 'El mismo pago todavía está en curso. Espere a que termine.',
  service_off: 'Este servicio está desactivado aquí.',
  wallet_exists: 'Ya tiene una billetera en esta moneda.',
  wallet_not_empty: 'Solo se puede cerrar una billetera vacía. Convierta o envíe primero lo que tiene.',
  wallet_has_pots: 'Esta billetera tiene alcancías. Ciérrelas primero: su dinero vuelve a la billetera.',
  wallet_under_way: 'Todavía hay dinero de esta billetera en camino. Ciérrela cuando haya terminado.',
  wallet_stays: 'La billetera en nairas se queda: su número de cuenta le pertenece.',
  wallet_order_invalid: 'Un orden nombra sus billeteras, cada una una vez',
  unsupported_currency: 'Todavía no admitimos esta moneda.',
  wrong_currency: 'Las dos billeteras deben ser de la misma moneda.',
  history_being_sorted: 'Su historial es largo y todavía lo estamos ordenando. Inténtelo de nuevo en un minuto.',
  currency_missing: 'Elija una moneda',
  transfer_to: ({ name }) => `Transferencia a ${name}`,
  transfer_from: ({ name }) => `Transferencia de ${name}`,
  transfer_to_customer: 'Transferencia a otro cliente',
  transfer_from_customer: 'Transferencia de otro cliente',
  provider_loss: 'Devuelto y realizado después de todo',
  opening_balance: 'Saldo inicial',
  pot_gave_way: ({ name }) => `Sacado de ${name}, porque se pidió la devolución de dinero que le llegó`,
} satisfies PhraseWords<
  typeof ledgerRefusals &
    typeof providerRefusals &
    typeof paymentPhrases &
    typeof walletRefusals &
    typeof walletFaults &
    typeof movementPhrases
>;
