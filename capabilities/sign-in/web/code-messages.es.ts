import type { Translations } from '@wura/browser/messages';
import type * as english from './code-messages.ts';

export default {
  codeMessages: {
    title: 'Un paso más',
    lead: 'Su contraseña es correcta. Ahora escriba el código que muestra su aplicación de autenticación.',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión...',
    back: 'Volver',
    lost: '¿Perdió el teléfono? Aquí también sirve un código de respaldo.',
  },
} satisfies Translations<typeof english>;
