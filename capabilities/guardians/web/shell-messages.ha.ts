import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  guardianViews: { title: 'Mai kula' },
  guardianFirstMessages: {
    needed: 'Kafin shekara 18, kuɗi zai motsa ne kawai idan an haɗa mai kula da asusunku.',
    ask: 'Nemi mai kula',
    asked: 'An nema. Duba inda aka kai',
  },
} satisfies Translations<typeof english>;
