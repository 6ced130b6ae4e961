import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  helpMessages: {
    lead: 'Primero las respuestas. Si no está la suya, hay una persona.',
    search: 'Buscar en las respuestas',
    showAll: count => `Las ${count} respuestas`,
    nothing: 'Ninguna respuesta tiene todas esas palabras. Pruebe con menos o pregúntenos.',
    answers: 'Preguntas y respuestas',
    mine: 'Sus casos',
    none: 'No tiene nada pendiente con nosotros.',
    loading: 'Cargando sus casos...',
    listFailed: 'No se pudieron cargar algunos de sus casos.',
    retry: 'Reintentar',
    found: count => (count === 1 ? '1 respuesta' : `${count} respuestas`),
  },
} satisfies Translations<typeof english>;
