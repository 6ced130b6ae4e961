import type { Translations } from '@wura/browser/messages';
import { phrases } from './messages.es.ts';
import type * as english from './undo-messages.ts';

export default {
  undoMessages: {
    pageTitle: 'Deshacer un cambio de sus datos de contacto',
    title: '¿No fue usted?',
    lead: 'Con el código de nuestro mensaje vuelve su correo o su número anterior. Se cierran todas las sesiones y la cuenta queda bloqueada hasta que cree una contraseña nueva.',
    code: 'Código del mensaje',
    submit: 'Deshacer el cambio',
    submitting: 'Deshaciendo...',
    failed: 'No se pudo deshacer el cambio. Inténtelo de nuevo o escriba a soporte.',
    dismiss: 'Cerrar',
    doneTitle: 'El cambio está deshecho',
    doneText:
      'Su cuenta está bloqueada y se cerraron todas las sesiones. Cree una contraseña nueva con el código que le enviamos.',
    reset: 'Crear una contraseña nueva',
    back: 'Volver a iniciar sesión',
  },
} satisfies Translations<typeof english>;

export { phrases };
