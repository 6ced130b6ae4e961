import type * as english from './browser-messages.ts';
import type { Translations } from './messages.ts';
import type { Sentences } from './sentences.ts';

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
} satisfies Translations<typeof english>;

/** What any call may be answered. */
export const sentences: Sentences = {
  'The request body is not valid JSON.': 'El contenido de la solicitud no es JSON válido.',
  'The request names a field this call does not know.': 'La solicitud contiene un campo que esta llamada no conoce.',
  'Idempotency-Key must be 1 to 128 visible characters.':
    'Idempotency-Key debe tener entre 1 y 128 caracteres visibles.',
  'The request could not be read.': 'No se pudo leer la solicitud.',
  'Please sign in to continue.': 'Inicie sesión para continuar.',
  'This page is out of date. Reload it and try again.':
    'Esta página ya no está actualizada. Vuelva a cargarla e inténtelo de nuevo.',
  'Not found.': 'No se encontró.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'Send JSON with the content type application/json.': 'Envíe JSON con el tipo de contenido application/json.',
  'Please check the form and try again.': 'Revise el formulario e inténtelo de nuevo.',
  'Too many requests. Please wait a moment and try again.':
    'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  'Something failed on our side. No money has moved because of this call.':
    'Algo falló de nuestro lado. No se movió dinero por esta solicitud.',
  'We are very busy. Please try again in a moment.':
    'Estamos recibiendo muchas solicitudes. Inténtelo de nuevo en un momento.',
  'Your role does not include this.': 'Su función no lo permite.',
  'Send a form as multipart/form-data.': 'Envíe un formulario en formato multipart/form-data.',
  'The form could not be read.': 'No se pudo leer el formulario.',
};
