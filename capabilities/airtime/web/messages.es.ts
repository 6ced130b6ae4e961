import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { airtimePhrases, airtimeReasons } from '../refusals.ts';
import type { airtimeFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  airtimeMessages: {
    title: 'Compra de saldo',
    quick: 'Saldo',
    menuDetail: 'MTN, Airtel, Glo y 9mobile',
    lead: 'Para cualquier teléfono de Nigeria. Gratis y disponible en un minuto.',
    quickAmounts: 'Importes rápidos',
    what: network => `Saldo ${network}`,
    noWallet: 'No se encontró una billetera predeterminada',
    walletsFailed: 'No se pudo cargar la información de la billetera',
    complete: 'Saldo comprado',
    failed: 'El pago falló',
    refused: 'El pago fue rechazado',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  airtime_wallet_missing: 'No se encontró una billetera predeterminada',
  airtime_network_missing: 'Elija un operador',
  airtime_phone_missing: 'Introduzca un número de teléfono',
  airtime_phone_invalid: 'Introduzca un número de teléfono válido de 11 dígitos.',
  airtime_too_little: 'El importe mínimo es de ₦50',
  airtime_whole_naira: 'El saldo se vende en nairas enteras',
  airtime_for: ({ network, phone }) => `Saldo ${network} para ${phone}`,
  airtime_number_limit: ({ left }) => `Hoy puede comprar ${left} más de saldo para este número.`,
} satisfies PhraseWords<typeof airtimeFaults & typeof airtimePhrases & typeof airtimeReasons>;
