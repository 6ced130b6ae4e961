import type { Sentences } from '@wura/browser/sentences';

export default {};

/** What wallets and the books beneath them refuse. */
export const sentences: Sentences = {
  'You already have a wallet in this currency.': 'Ya tiene una billetera en esta moneda.',
  'We do not support this currency yet.': 'Todavía no admitimos esta moneda.',
  'Both wallets must hold the same currency.': 'Las dos billeteras deben ser de la misma moneda.',
  'There is not enough money in this wallet.': 'No hay suficiente dinero en esta billetera.',
  'This Idempotency-Key was used for another payment. Nothing was sent.':
    'Esta Idempotency-Key ya se usó para otro pago. No se envió nada.',
  'We lost contact with our records. Check your transactions before you try again.':
    'Perdimos el contacto con nuestros registros. Revise sus movimientos antes de intentarlo de nuevo.',
};
