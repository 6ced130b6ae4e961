import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billerFaults } from '../biller-kinds.ts';
import type { billerRefusals } from '../biller-refusals.ts';
import type * as english from './biller-messages.ts';

export default {
  billerMessages: {
    again: 'Pagar otra vez',
    none: 'Los números que pague aparecerán aquí, a un toque.',
    manage: 'Gestionar',
    againFor: 'Pagar otra vez por',
    payFor: 'Pagar por',
    title: 'Números guardados',
    search: 'Buscar un número guardado',
    empty: 'Todavía no hay números guardados',
    emptyText: 'Después de un pago puede guardar el número.',
    noMatch: query => `Ningún número guardado coincide con «${query}»`,
    nicknameHelper: 'Solo usted lo ve. Vacío: el número mismo.',
    save: 'Guardar este número',
    saveMeter: 'Guardar este medidor',
    saving: 'Guardando...',
    saved: 'Número guardado',
    saveFailed: 'No se pudo guardar el número. Inténtelo de nuevo.',
    reading: 'Leyendo el pago...',
    lost: 'No se encontró este pago; el formulario está vacío.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  biller_exists: 'Ya guardó este número.',
  billers_full: 'Ha guardado 200 números, que es el máximo. Borre uno antes.',
  biller_kind_unknown: 'Elija airtime, data, electricity o tv',
  biller_phone_invalid: 'Escriba un número de teléfono válido de 11 dígitos.',
  biller_meter_invalid: 'Un número de medidor tiene de 10 a 13 dígitos',
  biller_card_invalid: 'Un número de tarjeta tiene de 8 a 14 dígitos',
  biller_network_missing: 'Elija un operador',
  biller_provider_missing: 'Elija un proveedor',
  biller_meter_type_missing: 'Elija prepago o pospago',
} satisfies PhraseWords<typeof billerRefusals & typeof billerFaults>;
