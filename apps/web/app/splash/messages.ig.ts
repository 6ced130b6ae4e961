import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  splashMessages: {
    hold: 'Debe ego gị.',
    send: 'Zigara ya onye ọ bụla.',
    cost: 'Buru ụzọ hụ ọnụahịa.',
    know: 'Mara ebe ọ nọ.',
    skip: 'Metụ ka ị gafee',
  },
} satisfies Translations<typeof english>;
