import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  splashMessages: {
    hold: 'Keep your money.',
    send: 'Send am to anybody.',
    cost: 'See di charge first.',
    know: 'Know where e dey.',
    skip: 'Tap to skip',
  },
} satisfies Translations<typeof english>;
