import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  debugMessages: {
    title: 'Debug API',
    lead: 'Las últimas llamadas de esta página al servidor, sin contraseñas, PIN, códigos ni tokens. Se quedan en este dispositivo y desaparecen al recargar.',
    health: 'Servidor',
    up: 'Listo',
    down: 'No está listo',
    asking: 'Preguntando...',
    askAgain: 'Preguntar de nuevo',
    answeredIn: ms => `Respondió en ${ms} ms`,
    calls: 'Llamadas',
    failedOnly: 'Solo las que fallaron',
    clear: 'Borrar',
    empty: 'Aún no hay llamadas',
    emptyText: 'Use la billetera en esta página y aquí aparecerá lo que pide al servidor.',
    noAnswer: 'Sin respuesta',
    ms: ms => `${ms} ms`,
    requestId: 'Solicitud',
    copy: 'Copiar',
    copied: 'Copiado',
    copyRequest: 'Copiar el identificador de la solicitud',
    sent: 'Enviado',
    answer: 'Respuesta',
    nothing: 'Nada',
    docs: 'Todas las llamadas se describen en el documento de la API',
  },
} satisfies Translations<typeof english>;
