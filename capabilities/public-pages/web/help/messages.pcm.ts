import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  helpMessages: {
    lead: 'Answers first. If your own no dey here, person dey.',
    search: 'Search di answers',
    showAll: count => `All ${count} answers`,
    nothing: 'No answer get all dis words. Use small words, or ask us.',
    answers: 'Questions and answers',
    mine: 'Your cases',
    none: 'You no get anything wey open with us.',
    loading: 'Your cases dey load...',
    listFailed: 'Some of your cases no gree load.',
    retry: 'Try again',
    found: count => (count === 1 ? '1 answer' : `${count} answers`),
  },
} satisfies Translations<typeof english>;
