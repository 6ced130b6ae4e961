import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  statusMessages: {
    pageTitle: 'Estado del servicio',
    description: 'Si Wura responde, preguntado por su propio navegador.',
    title: 'Estado del servicio',
    lead: 'Al abrir esta página, su navegador preguntó al propio servicio. Nada de aquí se escribió a mano.',
    again: 'Preguntar otra vez',
    partsTitle: 'Lo que se preguntó',
    parts: {
      pages: { title: 'Estas páginas', text: 'Está leyendo una.' },
      service: { title: 'El servicio', text: 'Si su programa responde a su navegador.' },
      books: {
        title: 'La base de datos',
        text: 'Si el programa llega a sus libros. Sin ellos no se muestra ningún saldo ni se hace ningún pago.',
      },
    },
    answers: 'Responde',
    onlyReads: 'Se puede leer, no acepta cambios',
    silent: 'No responde',
    unknown: 'No se sabe',
    proof: 'Cuándo se probaron los libros por última vez',
    noteTitle: 'Lo que esta página no sabe',
    note: 'Ve este momento, desde donde usted está. Bancos, redes y emisores de tarjetas tienen sus propios problemas: un pago que espera a uno de ellos lo dice, con su nombre y la hora en que termina.',
  },
} satisfies Translations<typeof english>;
