import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  splashMessages: {
    hold: 'Ku ajiye kuɗinku.',
    send: 'Ku tura wa kowa.',
    cost: 'Ku fara ganin farashi.',
    know: 'Ku san inda yake.',
    skip: 'Taɓa don tsallakewa',
  },
} satisfies Translations<typeof english>;
