import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { resetRefusals } from '../refusals.ts';
import type { resetFaults } from '../rules.ts';

export default {
  forgotMessages: {
    pageTitle: 'Contraseña olvidada',
    title: '¿Olvidó su contraseña?',
    lead: 'Díganos quién es. Si esa cuenta existe, enviamos un código a su correo.',
    lowerLimits: amount =>
      `Una contraseña nueva baja sus límites durante 24 horas: pueden entrar como máximo ${amount}, y salir otro tanto como máximo.`,
    mailOff: 'Este servicio no envía correos por ahora.',
    mailOffText: 'Por eso no puede llegarle ningún código. Escriba a soporte, por favor.',
    toSupport: 'Contactar a soporte',
    identifier: 'Teléfono, correo o nombre de usuario',
    identifierHelper: 'Un número de fuera de Nigeria con su prefijo, como +44',
    sendCode: 'Enviar código',
    sendingCode: 'Enviando...',
    sendByText: 'Mejor por SMS',
    byTextHelper: 'El SMS solo va a un número confirmado por su titular. Si no, el código va al correo.',
    sendFailed: 'No se pudo enviar el código.',
    dismiss: 'Cerrar',
    back: 'Volver al inicio de sesión',
    codeTitle: 'Escriba el código',
    codeLead: 'Si esa cuenta existe, enviamos un código. Sirve una sola vez, durante 15 minutos.',
    code: 'Código del correo',
    codeByText: 'Código del SMS o del correo',
    password: 'Contraseña nueva',
    showPassword: 'Mostrar la contraseña',
    confirmation: 'Confirme la contraseña nueva',
    showConfirmation: 'Mostrar la confirmación',
    reset: 'Guardar la contraseña nueva',
    resetting: 'Guardando...',
    resetFailed: 'No se pudo cambiar la contraseña.',
    again: 'Enviar un código nuevo',
    sentAgain: 'Si esa cuenta existe, un código nuevo va en camino.',
    other: 'Usar otra cuenta',
    doneTitle: 'Su contraseña ha cambiado',
    doneLead: 'Se cerró la sesión en todos los dispositivos. Inicie sesión con su contraseña nueva.',
    limitsLowered: amount => `Durante 24 horas pueden entrar como máximo ${amount}, y salir otro tanto como máximo.`,
    signIn: 'Iniciar sesión',
  },
  pinResetMessages: {
    forgot: '¿Olvidó su PIN?',
    title: 'Restablecer el PIN',
    close: 'Cerrar',
    lead: 'Enviamos un código a su correo. Con él y su contraseña define un PIN nuevo.',
    lowerLimits: amount =>
      `Un PIN nuevo baja sus límites durante 24 horas: pueden entrar como máximo ${amount}, y salir otro tanto como máximo.`,
    sendCode: 'Enviar código',
    sending: 'Enviando...',
    sendFailed: 'No se pudo enviar el código.',
    sent: 'Enviamos un código a su correo. Sirve una sola vez, durante 15 minutos.',
    code: 'Código del correo',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    newPin: 'PIN nuevo',
    confirmPin: 'Confirme el PIN',
    reset: 'Guardar el PIN nuevo',
    resetting: 'Guardando...',
    failed: 'No se pudo cambiar el PIN.',
    done: 'PIN cambiado',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_code: 'Este código no es correcto o ya caducó. Pida uno nuevo.',
  code_missing: 'Escriba el código que enviamos',
  code_channel_unknown: 'Elija correo o SMS',
} satisfies PhraseWords<typeof resetRefusals & typeof resetFaults>;
