import type { Translations } from '@wura/browser/messages';
import type * as english from './guard-messages.ts';

export default {
  guardMessages: {
    title: 'Ku tabbatar da wannan biyan',
    lead: 'Babu abin da ya fita tukuna.',
    confirm: 'Tabbatar',
  },
} satisfies Translations<typeof english>;
