import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  contactMessages: {
    pageTitle: 'Contacto',
    description: 'Escriba a quienes gestionan este servicio y sepa cuándo responden.',
    title: 'Contáctenos',
    lead: 'Esto lo lee una persona. Recibe un número al instante y una respuesta en el plazo que indica.',
    waysTitle: 'Otras vías',
    ways: [
      {
        title: 'Chat',
        text: 'El botón redondo al pie de cada página. Lo que escriba allí se queda, con sus respuestas.',
      },
      {
        title: 'En su billetera',
        text: 'Abra un pago y elija «Informar de un problema»: su referencia va sola.',
      },
    ],
    hoursTitle: 'Cuándo respondemos',
    hours:
      'Puede escribir de día y de noche. El chat dice hasta qué hora responde hoy una persona, y su número, para cuándo a más tardar.',
    neverTitle: 'Lo que nadie de Wura le pide',
    never:
      'Su contraseña, su PIN o un código que le hayamos enviado. Quien se los pida, por teléfono, por correo o en un chat, no es de Wura.',
    faultTitle: 'Un fallo del programa',
    fault:
      'Comuníquelo donde se publica el código fuente. No incluya nombres, números de cuenta ni importes que no sean suyos.',
  },
} satisfies Translations<typeof english>;
