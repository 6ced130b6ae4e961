import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signInFaults } from '../refusals.ts';

export default {
  signInMessages: {
    pageTitle: 'Iniciar sesión',
    title: 'Nos alegra verle de nuevo',
    lead: 'Inicie sesión para continuar',
    country: 'País',
    identifier: 'Teléfono o usuario',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    remember: 'Recordarme',
    forgot: '¿Olvidó su contraseña?',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión...',
    or: 'o',
    lock: '¿Perdió el teléfono? Bloquee su cuenta',
    noAccount: '¿No tiene una cuenta?',
    signUp: 'Regístrese gratis',
    failed: 'No se pudo iniciar sesión',
    dismiss: 'Cerrar',
    endedTitle: 'Inicie sesión para continuar.',
    endedText: 'Su sesión terminó. Lo que había escrito se conserva en este dispositivo.',
  },
  sessionMessages: {
    title: 'Dispositivos con sesión iniciada',
    loading: 'Cargando las sesiones...',
    failed: 'No se pudieron cargar sus sesiones.',
    retry: 'Reintentar',
    thisDevice: 'Este dispositivo',
    lastUsed: when => `Último uso: ${when}`,
    signOutOther: 'Cerrar sesión',
    signOutOtherName: device => `Cerrar sesión en ${device}`,
    signedOutOther: device => `Se cerró la sesión en ${device}`,
    signOutFailed: 'No se pudo cerrar la sesión en ese dispositivo. Inténtelo de nuevo.',
    signOutOthers: 'Cerrar sesión en los demás dispositivos',
    signedOutOthers: 'Solo tiene sesión en este dispositivo',
    signOut: 'Cerrar sesión',
    unknownDevice: 'Dispositivo desconocido',
    device: (browser, system) => `${browser} en ${system}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  remember_invalid: 'remember debe ser true o false',
} satisfies PhraseWords<typeof signInFaults>;
