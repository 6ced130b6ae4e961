import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  aboutPageMessages: {
    pageTitle: 'Quiénes somos',
    description: 'De dónde viene Wura, para qué sirve y las promesas sobre las que está construido.',
    promisesTitle: 'Cinco promesas, cumplidas por máquinas',
    promisesLead: 'Cada una se comprueba cada vez que se construye el programa. Lo que no es cierto no sale de casa.',
    promises: [
      {
        title: 'Los libros cuadran',
        text: 'Cada pago suma cero en su moneda. La base de datos rechaza cualquier otro.',
      },
      {
        title: 'Nada se edita',
        text: 'Un error se corrige con otro asiento que nombra al primero. La historia sigue siendo legible.',
      },
      {
        title: 'Una vez es una vez',
        text: 'El mismo pago enviado dos veces se hace una sola, también después de una caída.',
      },
      {
        title: 'Primero el coste entero',
        text: 'Presupuesto, asiento, recibo y tabla de comisiones se calculan con las mismas reglas.',
      },
      {
        title: 'Nunca en duda',
        text: 'Un pago está completado, pendiente o fallido, en palabras, con lo que sigue y para cuándo.',
      },
    ],
  },
} satisfies Translations<typeof english>;
