import type { Translations } from '@wura/browser/messages';
import type * as english from './answer-messages.ts';

export default {
  ownAnswers: { items: [] },
} satisfies Translations<typeof english>;
