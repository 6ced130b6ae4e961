import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { screenLockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  screenLockMessages: {
    documentTitle: 'Bloqueado, Wura',
    title: 'Su pantalla está bloqueada',
    lead: 'Lo que hacía está como lo dejó.',
    pin: 'PIN de 4 dígitos',
    password: 'Su contraseña',
    showPassword: 'Mostrar la contraseña',
    unlock: 'Continuar',
    unlocking: 'Comprobando...',
    passkey: 'Usar huella o rostro',
    cancelled: 'Su dispositivo no confirmó nada. Inténtelo de nuevo o use el campo de arriba.',
    failed: 'No funcionó. Inténtelo de nuevo.',
    notAsked: 'No pudimos conectar con el servidor. No se envió nada.',
    retry: 'Reintentar',
    loading: 'Cargando...',
    signOut: 'Cerrar sesión',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  proof_required: 'Introduzca su PIN, o su contraseña si no tiene PIN.',
} satisfies PhraseWords<typeof screenLockRefusals>;
