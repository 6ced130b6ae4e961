import type { Translations } from '@wura/browser/messages';
import type * as english from './scam-messages.ts';

export default {
  scamMessages: {
    title: 'Piense antes de enviar',
    trick:
      '¿Alguien le llamó, le escribió o está a su lado diciéndole que envíe esto? Ni nosotros, ni su banco ni la policía le pedimos nunca mover dinero para protegerlo.',
    answer: 'Nadie me dijo que envíe esto, y sé quién lo recibe',
    first: name => `No ha pagado a ${name} hace poco.`,
    reasons: {
      large: 'Es mucho más de lo que suele enviar.',
      night: 'Es de noche. Cuesta localizar a bancos y amigos.',
    },
  },
} satisfies Translations<typeof english>;
