import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  guardianViews: { title: 'Tutor' },
  guardianFirstMessages: {
    needed: 'Menores de 18 años: el dinero solo se mueve cuando hay un tutor vinculado a su cuenta.',
    ask: 'Pedirlo a un tutor',
    asked: 'Pedido. Ver cómo va',
  },
} satisfies Translations<typeof english>;
