import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  frozenMessages: {
    title: 'A ti dá àkáǹtì rẹ dúró',
    what: 'O lè wo ohun gbogbo, àmọ́ owó kankan kò lè kúrò nínú àpamọ́wọ́ rẹ fún ìgbà yìí. Tìrẹ ṣì ni owó rẹ.',
    reason: 'Ìdí rẹ̀:',
    support: 'Kọ̀wé sí àwọn olùrànlọ́wọ́',
  },
} satisfies Translations<typeof english>;
