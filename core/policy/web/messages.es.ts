import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type {
  policyRefusals,
  receivingRefusals,
  pricingRefusals,
  guardReasons,
  limitReasons,
  feePhrases,
  priceFaults,
} from '../refusals.ts';

export default {
  limitMessages: {
    raise: 'Ampliar su límite',
    see: 'Ver sus límites',
    over: excess => `${excess} más de lo que puede enviar hoy.`,
    use: amount => `Poner ${amount}`,
    verify: 'Verifique su identidad',
    guardian: 'Vincular un tutor',
    confirm: 'Confirmar uno de los dos',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  payment_guarded: 'Confirme este pago con su segundo factor.',
  guard_night: 'Es de noche y usted nunca había pagado a esta cuenta antes de hoy.',
  guard_large: 'Es una suma grande y usted nunca había pagado a esta cuenta antes de hoy.',
  guard_key:
    'Una clave API no puede hacer este pago: pague a esta cuenta una vez usted mismo o cambie la protección de sus pagos.',
  limit_exceeded: 'Este importe supera su límite.',
  identity_required: 'Verifique su BVN o NIN antes de mover dinero.',
  contact_unconfirmed: 'Confirme su correo o su número de teléfono antes de mover dinero.',
  age_restricted: 'Menores de 18 años: el dinero solo se mueve cuando hay un tutor vinculado a su cuenta.',
  paused_by_guardian: 'Su tutor ha pausado los pagos de su cuenta.',
  transfers_off: 'Las transferencias instantáneas están desactivadas. Puede activarlas en Seguridad.',
  recipient_limit: 'Este importe supera lo que puede recibir el destinatario.',
  day_limit: ({ left }) => `Hoy puede enviar ${left} más.`,
  key_limit: ({ limit }) => `Esta clave de API puede enviar ${limit} al día.`,
  own_limit: ({ limit }) => `Su propio límite por pago es de ${limit}.`,
  guardian_limit: ({ limit }) => `El límite de su tutor es de ${limit}.`,
  price_changed: ({ price }) => `El precio es ahora de ${price}. Confírmelo, por favor.`,
  priced_kind_unknown: 'Elija de qué quiere el precio',
  transfer_fee: 'Comisión',
  exchange_fee: 'Comisión de cambio',
  network_fee: 'Comisión de la red',
  vat: ({ share }) => `IVA sobre la comisión (${share})`,
  stamp_duty: 'Impuesto de timbre',
} satisfies PhraseWords<
  typeof policyRefusals &
    typeof receivingRefusals &
    typeof pricingRefusals &
    typeof limitReasons &
    typeof guardReasons &
    typeof feePhrases &
    typeof priceFaults
>;
