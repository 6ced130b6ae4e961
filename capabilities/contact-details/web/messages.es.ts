import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { contactFaults, contactRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  contactMessages: {
    title: 'Correo y teléfono',
    lead: 'Dónde le encontramos, y con qué inicia sesión.',
    loading: 'Cargando...',
    email: 'Correo',
    phone: 'Número de teléfono',
    confirmed: 'Confirmado',
    notConfirmed: 'Aún sin confirmar',
    confirm: 'Confirmar',
    confirmEmail: 'Confirmar su correo',
    confirmPhone: 'Confirmar su número de teléfono',
    change: 'Cambiar',
    changeEmail: 'Cambiar su correo',
    changePhone: 'Cambiar su número de teléfono',
    changeLead:
      'Enviamos un código al anterior y otro al nuevo. Después se cierra la sesión en los demás dispositivos.',
    newEmail: 'Correo nuevo',
    newPhone: 'Número de teléfono nuevo',
    lostEmail: 'Ya no puedo leer el anterior. Envíen su código a mi teléfono.',
    lostPhone: 'Ya no tengo el número anterior. Envíen su código a mi correo.',
    send: 'Enviar los códigos',
    sending: 'Enviando...',
    sentTo: to => `Enviamos un código a ${to}.`,
    oldCode: to => `Código enviado a ${to}`,
    newCode: to => `Código enviado a ${to}`,
    again: 'Enviar códigos nuevos',
    finish: 'Confirmar',
    checking: 'Comprobando...',
    done: 'Sus datos de contacto se cambiaron',
    thanks: 'Confirmado. Gracias.',
    failed: 'No funcionó y nada cambió. Inténtelo de nuevo.',
    retry: 'Reintentar',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  contact_codes_wrong: 'Un código no es correcto o ha caducado. Revíselos o pida otros nuevos.',
  contact_confirmed_already: 'Ya está confirmado.',
  undo_code_wrong: 'Este código no es correcto, o el plazo para deshacer el cambio ha terminado.',
  contact_not_texted: 'No enviamos SMS a este número. Use un número móvil de un país que atendemos.',
  channel_off: 'De momento no podemos enviar códigos allí. Inténtelo más tarde.',
  contact_code_missing: 'Escriba los 6 dígitos del código',
  undo_code_missing: 'Escriba el código del mensaje',
  contact_same: 'Es lo que ya tenemos.',
  contact_one_at_a_time: 'Cambie una cosa a la vez.',
} satisfies PhraseWords<typeof contactRefusals & typeof contactFaults>;
