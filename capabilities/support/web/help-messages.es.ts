import type { Translations } from '@wura/browser/messages';
import type * as english from './help-messages.ts';

export default {
  helpMessages: {
    title: 'Hable con nosotros',
    conversation: 'Chat con soporte',
    answered: 'Respondido',
    waiting: 'Responderemos pronto',
    loading: 'Cargando el horario...',
    now: time => `Ahora responde una persona, hasta las ${time}.`,
    later: moment => `Volvemos ${moment}. Escriba ahora y le responderemos lo primero.`,
    unknown: 'No se pudo consultar el horario. Puede escribir en cualquier momento.',
    chat: 'Abrir el chat',
    write: 'Escribir por el formulario de contacto',
  },
} satisfies Translations<typeof english>;
