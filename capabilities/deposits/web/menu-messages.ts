import { catalogue, translated } from '@wura/browser/messages';
import { depositReasons, depositPhrases } from '../refusals.ts';

// What the menus and the history say of deposits, apart from the screens: every customer downloads it.

export const depositMenuMessages = catalogue({
  title: 'Deposit',
});

translated(
  { depositMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
  { ...depositReasons, ...depositPhrases },
);
