import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { ownLimitFaults } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  ownLimitMessages: {
    title: 'Sus propios límites',
    lead: 'Fíjese menos de lo que permite su nivel. Reducir un límite vale al instante; ampliarlo pide su segundo factor.',
    loading: 'Cargando sus límites...',
    failed: 'No se pudieron cargar sus límites.',
    retry: 'Reintentar',
    perPayment: 'Un pago, como máximo',
    perDay: 'Un día, como máximo',
    asTier: limit => `Como su nivel: ${limit}`,
    change: 'Cambiar límites',
    formLead: limit => `Su nivel permite ${limit} al día. Deje un campo vacío para no tener límite propio.`,
    save: 'Guardar límites',
    saving: 'Guardando...',
    saved: 'Sus límites se cambiaron.',
    transfers: 'Transferencias instantáneas',
    transfersHelper: 'A cuentas bancarias, otros clientes y direcciones USDT',
    transfersOffNow:
      'Desactivadas: no sale nada hacia otros hasta que las active. Las facturas, las tarjetas y sus propias billeteras funcionan como antes.',
    switchOn: 'Activar las transferencias',
    isOff: 'Las transferencias a otros están desactivadas.',
    isOn: 'Las transferencias a otros están activadas.',
    confirm: 'Confirmar',
    begins: when => `Solicitado, empieza ${when}:`,
    nextPayment: limit => `Un pago: ${limit}`,
    nextDay: limit => `Un día: ${limit}`,
    nextOn: 'Transferencias instantáneas activadas',
    takeBack: 'Anular la solicitud',
    takenBack: 'Anulado. Sus límites siguen como están.',
    notSaved: 'No se pudo guardar. Está como estaba.',
    close: 'Cerrar',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  guard_hour_invalid: 'Elija una hora del día',
  own_limit_above_tier: 'Es más de lo que su nivel permite al día',
  own_limit_too_small: 'Escriba al menos ₦100, o déjelo a su nivel',
  transfers_on_or_off: 'Las transferencias están activadas o desactivadas',
} satisfies PhraseWords<typeof ownLimitFaults>;
