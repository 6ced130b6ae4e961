import type { Translations } from '@wura/browser/messages';
import type * as english from './kept-name-messages.ts';

export default {
  keptNameMessages: {
    title: 'El nombre ha cambiado',
    text: (kept, now) => `Usted guardó ${kept}. El nombre es ahora ${now}.`,
    ask: 'Llame a la persona antes de enviar nada: puede ser la cuenta de otra.',
    answer: now => `Lo he comprobado y quiero enviar a ${now}`,
  },
} satisfies Translations<typeof english>;
