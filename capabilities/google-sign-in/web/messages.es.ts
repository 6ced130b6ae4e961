import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { googleFaults, googleRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  googleMessages: {
    pageTitle: 'Continuar con Google',
    google: 'Continuar con Google',
    leaving: 'Abriendo Google...',
    off: 'Todavía no está disponible',
    offInApp: 'Abra Wura en su navegador: Google no lo permite dentro de otra aplicación.',
    working: 'Un momento: le preguntamos a Google quién es usted.',
    failedTitle: 'No ha iniciado sesión',
    failed: 'No funcionó. Nadie inició sesión.',
    cancelled: 'No continuó con Google. No se cambió nada.',
    withPassword: 'Iniciar sesión con su contraseña',
    toSecurity: 'Volver a Seguridad',
    notLinkedTitle: 'No se vinculó nada',
    notLinked: 'No funcionó. No se vinculó nada.',
    codeLead: 'Google le conoce. Ahora escriba el código que muestra su aplicación de autenticación.',
    linkedDone: 'Cuenta de Google vinculada',
    panelTitle: 'Google',
    panelLead: 'Inicie sesión con su cuenta de Google. Google nos da su nombre y su dirección de correo, y nada más.',
    loading: 'Cargando...',
    loadFailed: 'No se pudo cargar.',
    retry: 'Reintentar',
    linkedSince: date => `Vinculada el ${date}`,
    link: 'Vincular una cuenta de Google',
    linkLead: 'Primero su contraseña. Después Google pregunta de qué cuenta se trata.',
    unlink: 'Desvincular',
    unlinkName: email => `Desvincular ${email}`,
    unlinkLead: 'Ya no servirá para iniciar sesión aquí. Su contraseña sí.',
    unlinked: 'Cuenta de Google desvinculada',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  google_off: 'Aquí no se puede iniciar sesión con Google. Use su contraseña.',
  google_silent:
    'Google no responde en este momento. Nadie inició sesión. Use su contraseña o inténtelo de nuevo en un minuto.',
  google_untrue: 'Lo que llegó de Google no es de fiar, así que nadie inició sesión. Use su contraseña.',
  google_begin_again: 'Tardó demasiado o empezó en otro navegador. Continúe de nuevo con Google.',
  google_email_unverified:
    'Google no ha verificado la dirección de correo de esa cuenta, así que nadie inició sesión. Verifíquela en Google o use su contraseña.',
  google_email_unconfirmed:
    'Hay una cuenta de Wura con esta dirección de correo, pero nunca se confirmó aquí. Inicie sesión con su contraseña, confírmela en Perfil y continúe con Google.',
  google_other_account:
    'Esta cuenta de Wura está vinculada a otra cuenta de Google. Use esa, o inicie sesión con su contraseña y desvincúlela en Seguridad.',
  google_confirm_email_first: 'Primero confirme su dirección de correo en Perfil. No se vinculó nada.',
  google_taken: 'Esa cuenta de Google está vinculada a otra cuenta de Wura. No se vinculó nada.',
  google_linked_already: 'Ya hay una cuenta de Google vinculada. Desvincúlela primero.',
  google_not_linked: 'No hay ninguna cuenta de Google vinculada.',
  google_remember_invalid: 'remember debe ser true o false',
} satisfies PhraseWords<typeof googleRefusals & typeof googleFaults>;
