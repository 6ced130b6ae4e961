import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { supportReasons } from '../refusals.ts';
import type { supportFaults } from '../rules.ts';

export default {
  contactFormMessages: {
    name: 'Nombre',
    email: 'Correo electrónico',
    emailHelper: 'Respondemos a esta dirección',
    subject: 'Asunto',
    chooseSubject: 'Elija un asunto',
    subjects: {
      'virtual-card-support': 'Ayuda con una tarjeta virtual',
      'account-help': 'Ayuda con mi cuenta',
      'billing-question': 'Pregunta sobre cobros',
      'feature-request': 'Sugerencia de función',
      partnership: 'Colaboración',
      other: 'Otro',
    },
    message: 'Mensaje',
    left: count => `Quedan ${count} caracteres`,
    send: 'Enviar mensaje',
    sending: 'Enviando...',
    failed: 'Su mensaje no se envió.',
    kept: 'Lo que escribió sigue aquí.',
    dismiss: 'Cerrar',
    sentTitle: 'Hemos recibido su mensaje.',
    number: reference => `Su número es ${reference}. Guárdelo: con él, quien le atienda encontrará su mensaje.`,
    answerBy: moment => `Una persona le responde a más tardar el ${moment}.`,
    another: 'Escribir otro mensaje',
    about: what => `Sobre: ${what}\n\n`,
  },
  chatMessages: {
    open: 'Chatear con soporte',
    close: 'Cerrar el chat',
    help: 'Ayuda y soporte, y sus casos',
    title: 'Soporte',
    online: 'Estamos en línea',
    away: 'No estamos',
    until: time => `Una persona responde hasta las ${time}`,
    from: moment => `Volvemos ${moment}. Escriba ahora y respondemos a primera hora.`,
    conversation: 'Conversación',
    greeting: '¡Hola! ¿En qué puedo ayudarle hoy?',
    placeholder: 'Escriba su mensaje...',
    send: 'Enviar mensaje',
    you: 'Usted',
    loading: 'Cargando su conversación...',
    failed: 'No se pudo cargar su conversación.',
    retry: 'Reintentar',
    sending: 'Enviando...',
    notSent: 'No se envió.',
    again: 'Reintentar',
    earlier: 'Mensajes anteriores',
    number: reference => `Su número es ${reference}`,
    emailLabel: 'Su correo, si también debemos responder ahí',
    saveEmail: 'Guardar',
    emailSaved: 'También respondemos ahí.',
    emailFailed: 'No se pudo guardar su dirección. Inténtelo de nuevo.',
    about: reference => `Sobre el pago ${reference}: `,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  messages_waiting: 'Ya tenemos varios mensajes de esta dirección. Espere nuestra respuesta, por favor.',
  name_missing: 'Escriba su nombre',
  name_too_long: 'El nombre debe tener como máximo 100 caracteres',
  subject_missing: 'Elija un asunto',
  message_missing: 'Escriba un mensaje',
  contact_message_too_long: 'El mensaje debe tener como máximo 4000 caracteres',
  chat_message_too_long: 'El mensaje debe tener como máximo 2000 caracteres',
} satisfies PhraseWords<typeof supportReasons & typeof supportFaults>;
