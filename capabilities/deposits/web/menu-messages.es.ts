import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { depositReasons, depositPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  depositMenuMessages: {
    title: 'Depósito',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  naira_wallet_only: 'Los depósitos con tarjeta van a su billetera de nairas.',
  account_not_opened: 'No se pudo abrir un número de cuenta para usted.',
  not_verified: 'No se pudo verificar el pago. Póngase en contacto con soporte.',
  verification_failed: 'No se pudo verificar el pago. Inténtelo de nuevo.',
  deposit_max: ({ left }) => `Puede depositar como máximo ${left} de una vez.`,
  deposit_day_limit: ({ left }) => `Hoy puede depositar ${left} más.`,
  wallet_full: ({ left }) => `En su billetera caben ${left} más.`,
  card_deposit: 'Depósito con tarjeta',
  bank_transfer_from: ({ name }) => `Transferencia bancaria de ${name}`,
  bank_transfer_received: 'Transferencia bancaria desde una cuenta bancaria',
  deposit_taken_back: 'Depósito retirado por el banco',
  deposit_returned: 'Depósito enviado de vuelta',
  deposit_kept: 'Depósito que no se pudo enviar de vuelta',
} satisfies PhraseWords<typeof depositReasons & typeof depositPhrases>;
