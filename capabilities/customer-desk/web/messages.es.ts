import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  frozenMessages: {
    title: 'Su cuenta está bloqueada',
    what: 'Puede consultarlo todo, pero por ahora no puede salir dinero de sus carteras. Su dinero sigue siendo suyo.',
    reason: 'El motivo:',
    support: 'Escribir a soporte',
  },
} satisfies Translations<typeof english>;
