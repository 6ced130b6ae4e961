import { catalogue, translated } from '@wura/browser/messages';
import { giftCardPhrases } from '../phrases.ts';

// What the menus and the history say of gift cards, apart from the screens: every customer downloads it.

export const giftMenuMessages = catalogue({
  title: 'Gift Cards',
  detail: 'For shops, games and music',
  mine: 'My gift cards',
});

translated(
  { giftMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
  giftCardPhrases,
);
