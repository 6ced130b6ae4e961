import type { Translations } from '@wura/browser/messages';
import type { Sentences } from '@wura/browser/sentences';
import type * as english from './messages.ts';

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
  },
  chatMessages: {
    open: 'Chatear con soporte',
    close: 'Cerrar el chat',
    title: 'Soporte',
    online: 'Estamos en línea',
    until: time => `Una persona responde hasta las ${time}`,
    from: moment => `Una persona responde a partir del ${moment}`,
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

export const sentences: Sentences = {
  'Please enter your name': 'Escriba su nombre',
  'Name must be at most 100 characters': 'El nombre debe tener como máximo 100 caracteres',
  'Please choose a subject': 'Elija un asunto',
  'Please enter a message': 'Escriba un mensaje',
  'Message must be at most 4000 characters': 'El mensaje debe tener como máximo 4000 caracteres',
  'Message must be at most 2000 characters': 'El mensaje debe tener como máximo 2000 caracteres',
  'We have several messages from this address already. Please wait for our answer.':
    'Ya tenemos varios mensajes de esta dirección. Espere nuestra respuesta, por favor.',
};
