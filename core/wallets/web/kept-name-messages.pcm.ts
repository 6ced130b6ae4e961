import type { Translations } from '@wura/browser/messages';
import type * as english from './kept-name-messages.ts';

export default {
  keptNameMessages: {
    title: 'Di name don change',
    text: (kept, now) => `You save ${kept}. Now di name na ${now}.`,
    ask: 'Call di person before you send anything: e fit be another person account.',
    answer: now => `I don check am, and I wan send to ${now}`,
  },
} satisfies Translations<typeof english>;
