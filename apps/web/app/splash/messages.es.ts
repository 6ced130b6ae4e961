import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  splashMessages: {
    hold: 'Guarde su dinero.',
    send: 'Envíelo a quien quiera.',
    cost: 'Vea antes el coste.',
    know: 'Sepa dónde está.',
    skip: 'Toque para saltar',
  },
} satisfies Translations<typeof english>;
