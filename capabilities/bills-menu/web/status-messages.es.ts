import type { Translations } from '@wura/browser/messages';
import type * as english from './status-messages.ts';

export default {
  serviceMessages: {
    title: 'Qué funciona ahora',
    loading: 'Preguntando a los proveedores...',
    failed: 'No se pudo consultar qué funciona ahora.',
    retry: 'Reintentar',
    works: 'Funciona',
    off: 'No se ofrece aquí',
    stopped: 'En pausa por nuestra parte',
    down: 'El proveedor no responde',
    status: 'Estado del servicio',
    fees: 'Cuánto cuesta todo',
  },
} satisfies Translations<typeof english>;
