import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './second-factor-messages.ts';
import type { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';
import type { stepUpFaults, stepUpRefusals } from '../step-up.ts';

export default {
  proofMessages: {
    password: 'Su contraseña',
    showPassword: 'Mostrar la contraseña',
    code: 'Código de su aplicación',
    codeHelper: 'Los 6 dígitos que muestra ahora, o uno de sus códigos de respaldo',
    failed: 'No funcionó. No se cambió nada. Inténtelo de nuevo.',
    close: 'Cerrar',
  },
  stepUpMessages: {
    loading: 'Cargando...',
    lead: 'Esto hace su cuenta menos segura: confirme que es usted.',
    passkey: 'Usar huella o rostro',
    passkeyElsewhere: 'Su clave de acceso no funciona en este navegador. Abra Wura donde funcione.',
    or: 'o',
    pin: 'Su PIN',
    mailCode: 'Código de su correo',
    mailed: to => `Enviamos un código a ${to}. Sirve durante 15 minutos.`,
    again: 'Enviar un código nuevo',
    notAsked: 'No se pudo empezar. No se cambió nada.',
    retry: 'Reintentar',
    cancelled: 'Eso no se confirmó. No se cambió nada.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  second_factor_code_missing: 'Escriba los 6 dígitos de su aplicación, o un código de respaldo',
  second_factor_code_wrong: 'Este código no es correcto, o ya se usó.',
  two_factor_required: 'Escriba el código de su aplicación de autenticación.',
  sign_in_again: 'Tardó demasiado, o hubo demasiados intentos. Inicie sesión de nuevo.',
  account_locked:
    'Usted bloqueó esta cuenta. Para abrirla de nuevo, cambie la contraseña con el código que le enviamos por correo.',
  second_factor_required: 'Escriba un código de su aplicación de autenticación, o un código de respaldo.',
  two_factor_on: 'La verificación en dos pasos ya está activada.',
  two_factor_off: 'La verificación en dos pasos está desactivada.',
  set_up_expired: 'La configuración tardó demasiado. Empiece de nuevo.',
  wrong_code: ({ triesLeft: left }) =>
    left === 0
      ? 'Este código no es correcto. Inicie sesión de nuevo.'
      : `Este código no es correcto, o ya se usó. ${left === 1 ? 'Queda' : 'Quedan'} ${left} ${left === 1 ? 'intento' : 'intentos'}.`,
  mailed_code_missing: 'Escriba los 6 dígitos que le enviamos por correo',
  mailed_code_wrong: 'Este código no es correcto, o ya venció.',
  step_up_required: 'Confirme que es usted.',
  step_up_unavailable:
    'Ahora no podemos enviarle un código por correo. Añada primero una clave de acceso o una aplicación de autenticación, en Seguridad.',
} satisfies PhraseWords<
  typeof secondFactorFaults & typeof secondFactorRefusals & typeof stepUpFaults & typeof stepUpRefusals
>;
