import type { Translations } from '@wura/browser/messages';
import type * as english from './shell-messages.ts';

export default {
  guardianViews: { title: 'Tuteur' },
  guardianFirstMessages: {
    needed: 'Avant 18 ans, l’argent ne bouge que si un tuteur est lié à votre compte.',
    ask: 'Demander à un tuteur',
    asked: 'Demandé. Voir où cela en est',
  },
} satisfies Translations<typeof english>;
