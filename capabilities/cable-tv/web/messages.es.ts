import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { cablePhrases, cableReasons, cableRefusals } from '../refusals.ts';
import type { cableFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  cableMessages: {
    title: 'Suscripción de TV',
    quick: 'TV',
    detail: 'DStv, GOtv y StarTimes',
    accountLead: 'Primero la cuenta, después el paquete, después el pago.',
    paymentLead: 'Cuánto cuesta, y a quién se avisa.',
    stepOf: step => `Paso ${step} de 3`,
    failed: 'El pago falló',
    refused: 'Error de pago',
    walletsFailed: 'No se pudo obtener la información de la billetera',
    noWallet: 'No se encontró una billetera predeterminada',
    overLimit: 'Es más de lo que aún puede enviar hoy.',
    provider: 'Proveedor de TV',
    providersLoading: 'Cargando proveedores de TV...',
    providersFailed: 'No se pudieron cargar los proveedores de TV',
    retry: 'Reintentar',
    smartcard: 'Número de tarjeta',
    smartcardHelper: '10 u 11 dígitos, también llamado número IUC.',
    verify: 'Verificar cuenta',
    verifying: 'Verificando la cuenta...',
    verifyFailed: 'No se pudieron verificar los datos de la cuenta',
    lookupMissing: provider =>
      `La verificación de cuentas no está disponible para ${provider}. Hay que actualizar el servidor para permitirla.`,
    nothingPaid: 'No se pagó nada.',
    verified: 'Cuenta verificada',
    isThisYou: '¿Es la cuenta correcta?',
    cardOf: (provider, card) => `${provider}, ${card}`,
    change: 'Cambiar de cuenta',
    chooseBouquet: 'Elija un paquete',
    search: 'Buscar paquetes',
    noMatch: query => `Ningún paquete coincide con «${query}»`,
    bouquetsLoading: 'Cargando paquetes...',
    bouquetsFailed: 'No se pudieron obtener los paquetes',
    noBouquets: 'No hay paquetes disponibles',
    bouquetCount: count => `${count} ${count === 1 ? 'paquete' : 'paquetes'}`,
    changeBouquet: 'Cambiar de paquete',
    phone: 'Número de teléfono',
    email: 'Correo electrónico (opcional)',
    emailHelper: 'Si lo deja vacío, se usa su propia dirección.',
  },
  payCableMessages: {
    complete: 'Suscripción de TV pagada',
    smartcard: 'Tarjeta',
    keepOn: 'Deje el decodificador encendido mientras llega la suscripción.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  smartcard_not_found: 'No se pudieron verificar los datos de la cuenta',
  unknown_tv_provider: 'Elija un proveedor de TV',
  unknown_bouquet: 'Elija un paquete',
  smartcard_not_verified: 'Verifique primero la cuenta',
  tv_providers_unavailable: 'No se pudieron cargar los proveedores de TV',
  smartcard_unavailable: 'No se pudieron verificar los datos de la cuenta',
  bouquets_unavailable: 'No se pudieron cargar los paquetes',
  cable_for: ({ bouquet, card }) => `${bouquet}, tarjeta ${card}`,
  tv_wallet_missing: 'No se encontró una billetera predeterminada',
  tv_phone_missing: 'Introduzca un número de teléfono',
  tv_phone_invalid: 'Introduzca un número de teléfono válido de 11 dígitos.',
  tv_provider_missing: 'Elija un proveedor de TV',
  smartcard_missing: 'Introduzca un número de tarjeta',
  smartcard_invalid: 'Un número de tarjeta tiene 10 u 11 dígitos',
  bouquet_missing: 'Elija un paquete',
  smartcard_check_missing: 'Verifique primero la cuenta',
} satisfies PhraseWords<typeof cableRefusals & typeof cableReasons & typeof cablePhrases & typeof cableFaults>;
