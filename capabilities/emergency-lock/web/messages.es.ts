import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  lockMessages: {
    pageTitle: 'Bloquear su cuenta',
    title: 'Bloquear su cuenta',
    lead: '¿Perdió el teléfono o se lo robaron? Esto cierra la sesión en todos los dispositivos, y nadie entra hasta que usted cambie la contraseña.',
    identifier: 'Teléfono o usuario',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    code: 'Código de respaldo',
    useCode: 'Usar un código de respaldo',
    usePassword: 'Usar la contraseña',
    submit: 'Bloquear mi cuenta',
    submitting: 'Bloqueando...',
    failed: 'No se pudo bloquear su cuenta. Inténtelo de nuevo, o escriba a soporte.',
    dismiss: 'Cerrar',
    doneTitle: 'Su cuenta está bloqueada',
    doneText:
      'Se cerró la sesión en todos los dispositivos, las tarjetas están congeladas y las recargas automáticas y las órdenes de conversión, terminadas. Para abrirla de nuevo, cambie la contraseña con el código que le enviamos por correo.',
    reset: 'Cambiar la contraseña',
    back: 'Volver al inicio de sesión',
  },
} satisfies Translations<typeof english>;
