import type { Translations } from '@wura/browser/messages';
import type * as english from './kept-name-messages.ts';

export default {
  keptNameMessages: {
    title: 'Le nom a changé',
    text: (kept, now) => `Vous avez enregistré ${kept}. Le nom est maintenant ${now}.`,
    ask: 'Appelez la personne avant d’envoyer quoi que ce soit : ce peut être le compte d’un autre.',
    answer: now => `J’ai vérifié, et je veux envoyer à ${now}`,
  },
} satisfies Translations<typeof english>;
