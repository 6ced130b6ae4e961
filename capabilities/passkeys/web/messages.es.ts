import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { passkeyFaults, passkeyRefusals } from '@wura/identity/passkey';
import type * as english from './messages.ts';

export default {
  passkeyMessages: {
    title: 'Llaves de acceso',
    lead: 'Inicie sesión con su huella, su rostro o el bloqueo de este dispositivo. Nada que escribir, y nada que una página falsa pueda captar.',
    noDevice:
      'Este dispositivo o esta dirección no ofrece ninguna. Las llaves de acceso necesitan una dirección con nombre, como localhost.',
    loading: 'Cargando...',
    failed: 'No se pudo cargar.',
    retry: 'Reintentar',
    never: 'Sin usar todavía',
    lastUsed: when => `Último uso: ${when}`,
    add: 'Añadir una llave de acceso',
    addLead: 'Primero su contraseña. Después su dispositivo le pide el dedo, el rostro o su código.',
    adding: 'Esperando a su dispositivo...',
    cancelled: 'Su dispositivo no creó ninguna llave de acceso. No se cambió nada.',
    added: 'Llave de acceso añadida',
    remove: 'Eliminar',
    removeName: name => `Eliminar ${name}`,
    removeLead: 'Ya no servirá para iniciar sesión ni para confirmar pagos. Elimínela también en el dispositivo.',
    removed: 'Llave de acceso eliminada',
    thisDevice: browser => `Llave de acceso creada en ${browser}`,
    pay: 'Confirmar pagos con ella',
    payHelper: 'En lugar de su PIN, que sigue sirviendo.',
    usePasskey: 'Usar la huella o el rostro',
    notSaved: 'No se pudo guardar. Sigue como estaba.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  passkey_name_invalid: 'Póngale un nombre de hasta 60 caracteres',
  passkey_refused: 'Su llave de acceso no se aceptó. No se cambió nada y no se envió nada.',
  passkey_confirm_email_first:
    'Primero confirme su dirección de correo en Perfil. No se añadió ninguna llave de acceso.',
  too_many_passkeys: 'Tiene 10 llaves de acceso. Elimine una primero.',
} satisfies PhraseWords<
  typeof passkeyFaults &
    Pick<typeof passkeyRefusals, 'passkey_refused' | 'passkey_confirm_email_first' | 'too_many_passkeys'>
>;
