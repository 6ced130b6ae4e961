import type * as english from './browser-messages.ts';
import type { Translations } from './messages.ts';
import type { PhraseWords } from './phrase-words.ts';
import type { commonRefusals } from '@wura/wire/refusals';
import type { commonFaults, commonReasons } from '@wura/wire/faults';

export default {
  connectionMessages: {
    offline: 'No tiene conexión. No se envió nada.',
    lost: 'Se perdió la conexión. Compruebe su red e inténtelo de nuevo.',
    timeout: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
    reference: requestId => `Referencia: ${requestId}`,
  },
  dateMessages: {
    today: time => `Hoy, ${time}`,
    yesterday: time => `Ayer, ${time}`,
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    monthsLong: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    weekdays: 'dom lun mar mié jue vie sáb',
    monthYear: (month, year) => `${month} de ${year}`,
  },
  spokenMessages: {
    both: (major, majorUnit, minor, minorUnit) => `${major} ${majorUnit} con ${minor} ${minorUnit}`,
    one: (amount, unit) => `${amount} ${unit}`,
    minus: amount => `menos ${amount}`,
    units: {
      NGN: { major: 'nairas', minor: 'kobos' },
      USD: { major: 'dólares', minor: 'centavos' },
      GBP: { major: 'libras', minor: 'peniques' },
      EUR: { major: 'euros', minor: 'céntimos' },
    },
  },
  currencyMessages: { names: {} },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_json: 'El contenido de la solicitud no es JSON válido.',
  unknown_field: 'La solicitud contiene un campo que esta llamada no conoce.',
  invalid_idempotency_key: 'Idempotency-Key debe tener entre 1 y 128 caracteres visibles.',
  bad_request: 'No se pudo leer la solicitud.',
  session_locked: 'Esta sesión está bloqueada. Desbloquéela para continuar.',
  unauthenticated: 'Inicie sesión para continuar.',
  xsrf_mismatch: 'Esta página ya no está actualizada. Vuelva a cargarla e inténtelo de nuevo.',
  key_not_allowed: 'Esta clave de API no permite esta llamada.',
  idempotency_key_required: 'Un pago con clave de API necesita un Idempotency-Key.',
  forbidden: 'Su función no lo permite.',
  not_found: 'No se encontró.',
  too_large: 'La solicitud es demasiado grande.',
  unsupported_media_type: 'Envíe JSON con el tipo de contenido application/json.',
  invalid_input: 'Revise el formulario e inténtelo de nuevo.',
  too_many_requests: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  internal: 'Algo falló de nuestro lado. No se movió dinero por esta solicitud.',
  busy: 'Estamos recibiendo muchas solicitudes. Inténtelo de nuevo en un momento.',
  field_invalid: 'Revise este campo',
  field_missing: 'Rellene este campo.',
  field_too_long: 'Es demasiado largo',
  choice_unknown: 'Elija una de las opciones',
  required_fields: 'Rellene todos los campos obligatorios',
  amount_invalid: 'Introduzca un importe válido',
  cursor_foreign: 'Este cursor pertenece a otra lista.',
  limit_out_of_range: 'Pida de 1 a 100 elementos a la vez',
  not_an_image: 'Suba solo imágenes JPEG, JPG o PNG.',
  file_too_large: 'El archivo debe pesar menos de 5 MB.',
  form_expected: 'Envíe un formulario en formato multipart/form-data.',
  form_unreadable: 'No se pudo leer el formulario.',
  too_many_tries: ({ minutes }) =>
    `Demasiados intentos fallidos. Espere ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} e inténtelo de nuevo.`,
} satisfies PhraseWords<typeof commonRefusals & typeof commonFaults & typeof commonReasons>;
