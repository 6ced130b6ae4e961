import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  guardianViews: { title: 'Alágbàtọ́' },
  guardianFirstMessages: {
    needed: 'Bí o kò bá tíì pé ọdún 18, owó kò ní kúrò tàbí wọlé àfi bí alágbàtọ́ bá ti so mọ́ àkáǹtì rẹ.',
    ask: 'Bẹ alágbàtọ́ kan',
    asked: 'A ti béèrè. Wo ibi tó dé',
  },
} satisfies Translations<typeof english>;
